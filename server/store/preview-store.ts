import type { Kysely } from 'kysely'
import { openReadConnection } from './read-connection.ts'
import type { Database } from './schema.ts'

/**
 * Where previews are rendered from: a connection of their own for each, which sees the store and can have temporary tables
 * beside it (preview-tables.ts). It takes no lock that a writer waits for, and leaves nothing behind.
 */
export interface PreviewStore {
  use<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
}

/** Each preview has a thread: its statements take tens of milliseconds, during which visitors are answered. */
export function createSqlitePreviewStore(path: string): PreviewStore {
  return {
    async use(work) {
      const connection = openReadConnection(path, { hasTemporaryTables: true })
      try {
        return await work(connection.db)
      } finally {
        await connection.close()
      }
    },
  }
}

export function createPgPreviewStore(db: Kysely<Database>): PreviewStore {
  return {
    async use(work) {
      const transaction = await db.startTransaction().execute()
      try {
        return await work(transaction)
      } finally {
        await transaction.rollback().execute()
      }
    },
  }
}
