import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Figures of the server for the last day and month, and the alerts that are over. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('sample')
    .addColumn('span', 'text', (column) => column.notNull().check(sql`span in ('minute', 'hour')`))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sample_primary_key', ['span', 'at', 'process'])
    .execute()
  await db.schema
    .createTable('past_alert')
    .addColumn('id', idType(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('fault', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .execute()
}

function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
