import { sql, type RawBuilder } from 'kysely'
import { createLimiter } from '../process/limiter.ts'
import { createReadingDb, openReadConnection } from './read-connection.ts'
import type { Db } from './schema.ts'

/** Temporary tables for one preview after the other (preview-tables.ts). They never block writers. */
export interface PreviewStore {
  /** @param work gets the same connection each time, so that what is built over it serves all previews */
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
}

/** Milliseconds for which a thread waits for the next preview: while somebody types, it comes soon. */
const IDLE = 10_000

/** A thread, because statements of a preview take tens of milliseconds, which would block visitors. */
export function createSqlitePreviewStore(path: string): PreviewStore & { close(): Promise<void> } {
  const { db, rest, close } = openReadConnection(path, { hasTemporaryTables: true })
  const { run } = createLimiter({ concurrency: 1 })
  let idle: NodeJS.Timeout | undefined
  return {
    async close() {
      clearTimeout(idle)
      await close()
    },
    use: (work) =>
      run(async () => {
        clearTimeout(idle)
        try {
          const result = await work(db)
          await dropTemporary(db)
          idle = setTimeout(() => void run(rest), IDLE).unref()
          return result
        } catch (error) {
          await rest()
          throw error
        }
      }),
  }
}

async function dropTemporary(db: Db): Promise<void> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_temp_schema
    where type in ('view', 'table') and name not like 'sqlite%' order by type desc`.execute(db)
  const drops = rows.map(({ type, name }) => sql`drop ${sql.raw(type)} temp.${sql.table(name)}`)
  if (drops.length > 0) await runAll(db, drops)
}

/** Changes tables by statements without parameters, all in one call. */
export async function runAll(db: Db, statements: RawBuilder<unknown>[]): Promise<void> {
  await sql.raw(statements.map((statement) => statement.compile(db).sql).join(';\n')).execute(db)
}

export function createPgPreviewStore(db: Db): PreviewStore {
  const { run } = createLimiter({ concurrency: 1 })
  let transaction: Db
  const current = createReadingDb('postgres', (query) => transaction.executeQuery(query))
  return {
    use: (work) =>
      run(async () => {
        const begun = await db.startTransaction().execute()
        transaction = begun
        try {
          return await work(current)
        } finally {
          await begun.rollback().execute()
        }
      }),
  }
}
