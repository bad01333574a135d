import { sql, type Kysely } from 'kysely'

/** Titles, descriptions and pictures for search engines and shared links, and whether engines are to leave a page out. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['news', 'project', 'service', 'page']) {
    await db.schema
      .alterTable(table)
      .addColumn('social_picture_id', 'integer', (column) => column.references('picture.id'))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('hidden_from_search', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`hidden_from_search in (0, 1)`),
      )
      .execute()
    for (const text of ['search_title', 'search_description']) {
      await db.schema.alterTable(`${table}_translation`).addColumn(text, 'text').execute()
    }
  }
}
