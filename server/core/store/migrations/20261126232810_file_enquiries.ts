import { sql, type Kysely } from 'kysely'

/** Messages can be moved to the trash and marked as spam by staff, and are found by their sender. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('contact_message').addColumn('trashed_at', 'text').execute()
  await db.schema.alterTable('contact_message').addColumn('quarantined_at', 'text').execute()
  await sql`create index contact_message_by_trash on contact_message (trashed_at)`.execute(db)
  await sql`create index contact_message_by_email on contact_message (lower(email), id)`.execute(db)
}
