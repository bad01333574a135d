import type { Kysely } from 'kysely'

/** The language of a person's screens, in which their mails are written. Until now, all mails were in English. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('staff_user')
    .addColumn('locale', 'text', (column) => column.notNull().defaultTo('en'))
    .execute()
}
