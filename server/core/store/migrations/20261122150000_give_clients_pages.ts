import { sql, type Kysely } from 'kysely'

/** Clients have pages of their own now: where staff and the search find them. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['content_item', 'search_document']) {
    await sql`
      update ${sql.table(table)}
      set path = '/clients/' || (select client.slug from client where client.id = item_id)
      where entity = 'clients' and path is not null and item_id in (select id from client)`.execute(db)
  }
}
