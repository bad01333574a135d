import type { Kysely } from 'kysely'
import { openReadConnection } from './read-connection.ts'
import type { Database } from './schema.ts'

/** A separate connection for each preview, with temporary tables (preview-tables.ts). It never blocks writers. */
export interface PreviewStore {
  use<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
}

/** A thread per preview: its statements take tens of milliseconds, which would block visitors. */
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
