import { sql, type Kysely } from 'kysely'

/** Registrations, memberships, certificates and awards of the firm. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('certificate')
    // Given by content_number, never twice.
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'text')
    .addColumn('issued_on', 'text')
    .addColumn('valid_until', 'text')
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`version > 0`),
    )
    .execute()
  await db.schema
    .createTable('certificate_translation')
    .addColumn('certificate_id', 'integer', (column) =>
      column.notNull().references('certificate.id').onDelete('cascade'),
    )
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text')
    .addColumn('scope', 'text')
    .addPrimaryKeyConstraint('certificate_translation_key', ['certificate_id', 'locale'])
    .execute()
  await db.schema.createIndex('certificate_by_order').on('certificate').columns(['kind', 'sort_order', 'id']).execute()
  await db.schema.createIndex('certificate_by_picture').on('certificate').column('picture_id').execute()
}
