import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** The tables of the search index. In a store without content the index is complete as it is; others get theirs by a job. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // A number that is never given twice: processes keep the words that they have seen.
  const idType = isSqlite
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
  await db.schema
    .createTable('search_word')
    .addColumn('id', idType)
    .addColumn('word', 'text', (column) => column.notNull().unique())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('search_document')
    .addColumn('id', idType)
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_document_once', ['entity', 'item_id'])
    .execute()
  await db.schema
    .createTable('search_posting')
    .addColumn('word_id', 'integer', (column) => column.notNull())
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_posting_key', ['word_id', 'document_id'])
    .$call((table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema.createIndex('search_posting_by_document').on('search_posting').column('document_id').execute()
  await sql`insert into store_fact (name, value) select 'search-index', '1'
    where not exists (select 1 from content_item) and not exists (select 1 from project)`.execute(db)
}
