import { openStore } from '../../../server/core/store/store.ts'

/** A process of its own that opens a store: `open-store.ts {data folder} {database address, or nothing}`. */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined })
const { revision } = await store.db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()
await store.close()
console.log(`revision ${revision}`)
