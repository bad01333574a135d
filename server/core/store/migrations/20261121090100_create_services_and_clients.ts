import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('service')
    .addColumn('id', idType(db))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('parent_id', 'integer', (column) => column.references('service.id').check(sql`parent_id <> id`))
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('service_by_parent').on('service').columns(['parent_id', 'sort_order', 'id']).execute()
  await db.schema.createIndex('service_by_picture').on('service').column('picture_id').execute()

  await db.schema
    .createTable('service_translation')
    .addColumn('service_id', 'integer', (column) => column.notNull().references('service.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text')
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('service_translation_key', ['service_id', 'locale'])
    .execute()

  await db.schema
    .createTable('client')
    .addColumn('id', idType(db))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('federal', 'provincial', 'local', 'development', 'private')`),
    )
    .addColumn('link', 'text')
    .addColumn('logo_picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('client_by_order').on('client').columns(['sort_order', 'id']).execute()
  await db.schema.createIndex('client_by_logo').on('client').column('logo_picture_id').execute()

  await db.schema
    .createTable('client_translation')
    .addColumn('client_id', 'integer', (column) => column.notNull().references('client.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('client_translation_key', ['client_id', 'locale'])
    .execute()
}

/** A number that is never given twice, even after its row was deleted. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}

function addVersionColumns<Table extends string>(table: CreateTableBuilder<Table>) {
  return table
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`version > 0`),
    )
}
