import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'

/** How many migrations the update brings. */
const NEW = 3
export const OLDER_MESSAGES = ['MSG-OLDER001', 'MSG-OLDER002', 'MSG-OLDER003']

/** A store as the version before the last migrations left it. */
export async function makeOlderStore(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, migrations: Object.fromEntries(Object.entries(migrations).slice(0, -NEW)) })
  await store.close()
  const file = new DatabaseSync(join(dataDir, STORE_FILE))
  const insert = file.prepare(
    `insert into contact_message (reference, name, email, subject, message, received_at) values (?, 'N', 'n@example.org', 'S', ?, ?)`,
  )
  for (const reference of OLDER_MESSAGES) insert.run(reference, 'long '.repeat(2_000), new Date().toISOString())
  file.close()
}
