// Adds the owner to the store of DATA_DIR, in a process that is recorded; scenario.ts starts it.
import { addAccount } from '../../stores/add-account.ts'
import { OWNER } from './model.ts'

await addAccount(process.env['DATA_DIR']!, OWNER, 'owner')
