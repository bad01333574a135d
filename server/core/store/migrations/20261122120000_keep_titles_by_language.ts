import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Titles of the staff lists in languages besides English: JSON by language, because no query looks into them. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .alterTable('content_item')
    .addColumn('titles', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  const titles = isSqlite
    ? sql<string>`json_object('ne', title_ne)`
    : sql<string>`json_build_object('ne', title_ne)::text`
  await db
    .updateTable('content_item')
    .set({ titles })
    .where(sql<boolean>`coalesce(title_ne, '') <> ''`)
    .execute()
  await db.schema.alterTable('content_item').dropColumn('title_ne').execute()
}
