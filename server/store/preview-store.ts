import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { NodeSqliteDialect, RUNNING_PATIENCE } from './sqlite.ts'

/**
 * Where previews are rendered from: a connection of their own for each, which sees the store and can have temporary tables
 * beside it (preview-tables.ts). It takes no lock that a writer waits for, and leaves nothing behind.
 */
export interface PreviewStore {
  use<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
}

export function createSqlitePreviewStore(path: string): PreviewStore {
  return {
    async use(work) {
      // Temporary tables can be written to all the same. They refer to tables that have no temporary ones.
      const file = new DatabaseSync(path, { readOnly: true, timeout: 0, enableForeignKeyConstraints: false })
      file.exec('pragma temp_store = memory')
      const dialect = new NodeSqliteDialect(file)
      dialect.patience = RUNNING_PATIENCE
      const db = new Kysely<Database>({ dialect })
      try {
        return await work(db)
      } finally {
        await db.destroy()
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
