import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** The words of a document stand in its row. The index that is there is kept. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const list = isSqlite ? sql`json_group_array(word_id)` : sql`json_agg(word_id order by word_id)`
  const group = isSqlite ? sql`json_group_object(weight, json(ids))` : sql`json_object_agg(weight, ids)::text`
  await db.schema
    .alterTable('search_document')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await sql`update search_document set words = (
    select coalesce(${group}, '{}') from (
      select weight, ${list} as ids from search_posting where document_id = search_document.id group by weight
    ) as weighed
  )`.execute(db)
  await db.schema.dropTable('search_posting').execute()
}
