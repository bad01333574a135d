import type { Kysely } from 'kysely'

/** `lesser_role` beside the constraint of `role`, which has two: versions before this one read such an account as an editor's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff_user').addColumn('lesser_role', 'text').execute()
  // An author may describe a picture of their own.
  await db.schema.alterTable('picture').addColumn('uploaded_by', 'text').execute()
  for (const column of ['drafted_by', 'submitted_at', 'submitted_by', 'sent_back', 'sent_back_by'])
    await db.schema.alterTable('content_item').addColumn(column, 'text').execute()
}
