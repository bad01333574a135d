import { sql, type Kysely } from 'kysely'

/** The widths and formats for which the variants of a picture were made. Those that are there were made for these. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('picture').addColumn('variants_signature', 'text').execute()
  await sql`update picture set variants_signature = '320 640 960 1280 1920 avif webp' where variants_made_at is not null`.execute(
    db,
  )
}
