import type { Kysely } from 'kysely'

/** Links to drafts from before this time are no longer valid. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('content_item').addColumn('previews_revoked_at', 'text').execute()
}
