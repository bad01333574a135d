import { sql, type Kysely } from 'kysely'

/** The versions that the sample content was inserted with, and pictures that wait for their deletion. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('content_item').addColumn('sample_version', 'integer').execute()
  await db.schema.alterTable('picture').addColumn('sample_version', 'integer').execute()
  await db.schema.alterTable('picture').addColumn('trashed_at', 'text').execute()
  // Rows that an older version inserted are found by comparing it with the shipped files, which a migration cannot read.
  const now = new Date().toISOString()
  await sql`insert into job (kind, subject, due_at, created_at)
    select 'mark-sample', '', ${now}, ${now} from content_revision where revision > 1`.execute(db)
}
