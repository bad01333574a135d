import { SqliteAdapter, sql, type CreateTableBuilder, type Kysely } from 'kysely'

/** The firm itself: partners, people, history, texts of its pages, settings. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('partner')
    .addColumn('id', idType(db))
    .addColumn('acronym', 'text')
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('logo_picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('is_international', 'integer', (column) => column.notNull().check(sql`is_international in (0, 1)`))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema
    .createIndex('partner_by_order')
    .on('partner')
    .columns(['is_international', 'sort_order', 'id'])
    .execute()
  await db.schema.createIndex('partner_by_logo').on('partner').column('logo_picture_id').execute()
  await createTranslationTable(db, 'partner', (table) => table.addColumn('name', 'text', (column) => column.notNull()))

  await db.schema
    .createTable('team_member')
    .addColumn('id', idType(db))
    .addColumn('photo_picture_id', 'integer', (column) => column.references('picture.id'))
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('team_member_by_order').on('team_member').columns(['sort_order', 'id']).execute()
  await db.schema.createIndex('team_member_by_photo').on('team_member').column('photo_picture_id').execute()
  await createTranslationTable(db, 'team_member', (table) =>
    table
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('position', 'text')
      .addColumn('department', 'text')
      .addColumn('qualifications', 'text'),
  )

  await db.schema
    .createTable('timeline_item')
    .addColumn('id', idType(db))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('sort_order', 'integer', (column) => column.notNull())
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('timeline_item_by_order').on('timeline_item').columns(['sort_order', 'id']).execute()
  await createTranslationTable(db, 'timeline_item', (table) =>
    table.addColumn('title', 'text', (column) => column.notNull()).addColumn('description', 'text'),
  )

  await db.schema
    .createTable('page')
    .addColumn('id', idType(db))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('picture_id', 'integer', (column) => column.references('picture.id'))
    .$call(addVersionColumns)
    .execute()
  await db.schema.createIndex('page_by_picture').on('page').column('picture_id').execute()
  await createTranslationTable(db, 'page', (table) =>
    table
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('summary', 'text')
      .addColumn('body', 'text')
      .addColumn('signature', 'text'),
  )

  await db.schema
    .createTable('setting')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('setting_key', ['key', 'locale'])
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

function createTranslationTable(
  db: Kysely<any>,
  owner: string,
  addFields: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
): Promise<void> {
  return db.schema
    .createTable(`${owner}_translation`)
    .addColumn(`${owner}_id`, 'integer', (column) => column.notNull().references(`${owner}.id`).onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .$call(addFields)
    .addPrimaryKeyConstraint(`${owner}_translation_key`, [`${owner}_id`, 'locale'])
    .execute()
}
