import type { Kysely } from 'kysely'

/** The part of the upload that is shown, as JSON (contract/pictures/crop.ts); null: all of it. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('picture').addColumn('crop', 'text').execute()
}
