import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['unpublish_at', 'unpublish_by']) {
    await sql.raw(`alter table content_item add column ${column} text`).execute(db)
  }
  await sql`create index content_item_by_unpublish on content_item (unpublish_at)`.execute(db)
}
