import { SqliteAdapter, sql, type Kysely } from 'kysely'

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project')
    .addColumn('id', idType(db))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('parent_id', 'integer', (column) => column.references('project.id').check(sql`parent_id <> id`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('ongoing', 'completed', 'upcoming')`),
    )
    .addColumn('client_id', 'integer', (column) => column.references('client.id'))
    .addColumn('started', 'text')
    .addColumn('ended', 'text')
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
  await db.schema.createIndex('project_by_order').on('project').columns(['sort_order', 'id']).execute()
  await db.schema.createIndex('project_by_status').on('project').columns(['status', 'sort_order', 'id']).execute()
  await db.schema.createIndex('project_by_parent').on('project').columns(['parent_id', 'sort_order', 'id']).execute()
  await db.schema.createIndex('project_by_client').on('project').column('client_id').execute()

  await db.schema
    .createTable('project_translation')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'ne')`))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('project_translation_key', ['project_id', 'locale'])
    .execute()

  await db.schema
    .createTable('project_picture')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('picture_id', 'integer', (column) => column.notNull().references('picture.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_picture_key', ['project_id', 'picture_id'])
    .execute()
  await db.schema.createIndex('project_picture_by_picture').on('project_picture').column('picture_id').execute()

  await db.schema
    .createTable('project_district')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('district_code', 'text', (column) => column.notNull().references('district.code'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_district_key', ['project_id', 'district_code'])
    .execute()
  await db.schema.createIndex('project_district_by_district').on('project_district').column('district_code').execute()

  await db.schema
    .createTable('project_service')
    .addColumn('project_id', 'integer', (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('service_id', 'integer', (column) => column.notNull().references('service.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_service_key', ['project_id', 'service_id'])
    .execute()
  await db.schema.createIndex('project_service_by_service').on('project_service').column('service_id').execute()
}

/** A number that is never given twice, even after its row was deleted. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
