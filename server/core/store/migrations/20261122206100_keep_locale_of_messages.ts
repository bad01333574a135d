import type { Kysely } from 'kysely'

/** The language of the page from which a message was sent. Until now, all were in English. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('contact_message')
    .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
