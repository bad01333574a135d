import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The store of a server that runs, read and written beside it: waits for its turn, as every writer of SQLite has to. */
export function openStoreFile(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 20_000 })
}
