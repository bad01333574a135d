import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('category')
    .addColumn('id', idType(db))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('category_by_order').on('category').columns(['sort_order', 'id']).execute()

  await db.schema
    .createTable('category_translation')
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('category_translation_key', ['category_id', 'locale'])
    .execute()

  await db.schema
    .createTable('news')
    .addColumn('id', idType(db))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('category.id'))
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('0', '1')`))
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('news_by_time').on('news').columns(['status', 'created_at', 'id']).execute()
  await db.schema
    .createIndex('news_by_category')
    .on('news')
    .columns(['category_id', 'status', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('news_by_picture').on('news').column('picture_id').execute()

  await db.schema
    .createTable('news_translation')
    .addColumn('news_id', 'integer', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text')
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('news_translation_key', ['news_id', 'locale'])
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
