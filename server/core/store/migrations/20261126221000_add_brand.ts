import { sql, type Kysely } from 'kysely'

/** One row at most: without it, the firm has chosen nothing. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('brand')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`version > 0`),
    )
    .addColumn('accent', 'text')
    .addColumn('logo_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('dark_logo_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('logo_has_name', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`logo_has_name in (0, 1)`),
    )
    .addColumn('typeface', 'text')
    .addColumn('is_plain', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_plain in (0, 1)`),
    )
    .execute()
  await db.schema
    .createTable('brand_translation')
    .addColumn('brand_id', 'integer', (column) => column.notNull().references('brand.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('written_in', 'text')
    .addPrimaryKeyConstraint('brand_translation_key', ['brand_id', 'locale'])
    .execute()
}
