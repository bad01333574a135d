import { sql, type Kysely } from 'kysely'

/** The first page of each PDF as a picture; those that are there already are read once more. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('document_first_page')
    .addColumn('document_id', 'integer', (column) => column.primaryKey().references('document.id').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('webp', 'text', (column) => column.notNull())
    .execute()
  const at = new Date().toISOString()
  await sql`insert into job (kind, subject, payload, created_at, due_at)
    select 'read-document', cast(id as text), '{}', ${at}, ${at} from document where file_name like '%.pdf'
    on conflict (kind, subject) do update set state = 'queued', attempts = 0, due_at = excluded.due_at,
      lease_holder = null, lease_end = null, last_error = null, finished_at = null`.execute(db)
}
