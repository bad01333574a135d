import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** The content's revision, the country's places, and pictures: what everything else refers to. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('content_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await db.insertInto('content_revision').values({ id: 1, revision: 1 }).execute()

  await db.schema
    .createTable('province')
    .addColumn('number', 'integer', (column) => column.primaryKey().check(sql`number between 1 and 7`))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_ne', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('full_name_ne', 'text', (column) => column.notNull())
    .addColumn('capital', 'text', (column) => column.notNull())
    .addColumn('capital_ne', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('district')
    .addColumn('code', 'text', (column) => column.primaryKey().check(sql`length(code) = 3`))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('province_number', 'integer', (column) => column.notNull().references('province.number'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_ne', 'text', (column) => column.notNull())
    .addColumn('headquarters', 'text', (column) => column.notNull())
    .addColumn('headquarters_ne', 'text', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('district_by_province').on('district').columns(['province_number', 'code']).execute()

  await db.schema
    .createTable('picture')
    .addColumn('id', idType(db))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull().check(sql`bytes > 0`))
    .addColumn('width', 'integer', (column) => column.notNull().check(sql`width > 0`))
    .addColumn('height', 'integer', (column) => column.notNull().check(sql`height > 0`))
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('focal_x', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0.5)
        .check(sql`focal_x between 0 and 1`),
    )
    .addColumn('focal_y', 'double precision', (column) =>
      column
        .notNull()
        .defaultTo(0.5)
        .check(sql`focal_y between 0 and 1`),
    )
    .addColumn('variants_made_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`version > 0`),
    )
    .execute()
  await db.schema.createIndex('picture_by_variants').on('picture').columns(['variants_made_at', 'id']).execute()

  await db.schema
    .createTable('picture_translation')
    .addColumn('picture_id', 'integer', (column) => column.notNull().references('picture.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('alt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_translation_key', ['picture_id', 'locale'])
    .execute()
}

/** A number that is never given twice, even after its row was deleted. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
