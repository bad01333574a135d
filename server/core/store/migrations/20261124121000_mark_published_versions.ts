import type { Kysely } from 'kysely'

/**
 * When each version was published, so that versions that visitors saw can be kept for longer than drafts. Which of the
 * older ones were published is not known for all: they count as published when they were saved.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('content_version').addColumn('published_at', 'text').execute()
  await db
    .updateTable('content_version')
    .set((eb) => ({ published_at: eb.ref('saved_at') }))
    .execute()
}
