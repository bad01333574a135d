import { sql } from 'kysely'
import { openReadConnection, type ReadConnection } from './read-connection.ts'
import type { Db } from './schema.ts'

/** A separate connection for each preview, with temporary tables (preview-tables.ts). It never blocks writers. */
export interface PreviewStore {
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
}

/** Milliseconds for which a connection waits for the next preview: while somebody types, it comes soon. */
const IDLE = 10_000

/**
 * A thread, because statements of a preview take tens of milliseconds, which would block visitors. It takes one preview
 * after the other: starting another costs as much as a preview.
 */
export function createSqlitePreviewStore(path: string): PreviewStore & { close(): Promise<void> } {
  let idle: { connection: ReadConnection; timer: NodeJS.Timeout } | undefined
  const take = () => {
    const taken = idle?.connection
    clearTimeout(idle?.timer)
    idle = undefined
    return taken ?? openReadConnection(path, { hasTemporaryTables: true })
  }
  const keep = (connection: ReadConnection) => {
    if (idle) return connection.close()
    const end = () => {
      idle = undefined
      void connection.close()
    }
    idle = { connection, timer: setTimeout(end, IDLE).unref() }
  }
  return {
    async close() {
      clearTimeout(idle?.timer)
      await idle?.connection.close()
      idle = undefined
    },

    async use(work) {
      const connection = take()
      try {
        const result = await work(connection.db)
        await dropTemporary(connection.db)
        await keep(connection)
        return result
      } catch (error) {
        await connection.close()
        throw error
      }
    },
  }
}

async function dropTemporary(db: Db): Promise<void> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_temp_schema
    where type in ('view', 'table') and name not like 'sqlite%' order by type desc`.execute(db)
  for (const { type, name } of rows) await sql`drop ${sql.raw(type)} temp.${sql.table(name)}`.execute(db)
}

export function createPgPreviewStore(db: Db): PreviewStore {
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
