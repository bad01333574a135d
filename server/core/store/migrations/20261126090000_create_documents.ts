import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Documents (PDF, DOCX, XLSX) that texts link to; their files are in the media store. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createTable('document')
    // A number that is never given twice: records of imports name it.
    .addColumn(
      'id',
      isSqlite ? sql`integer primary key autoincrement` : sql`integer generated always as identity primary key`,
    )
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
