import type { Insertable, Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Stores a visitor's message. No content: what is rendered does not change. @throws when the reference is taken */
export async function insertContactMessage(
  db: Kysely<Database>,
  row: Insertable<Database['contact_message']>,
): Promise<void> {
  await db.insertInto('contact_message').values(row).execute()
}

export async function findContactMessage(db: Kysely<Database>, reference: string) {
  return db.selectFrom('contact_message').selectAll().where('reference', '=', reference).executeTakeFirst()
}
