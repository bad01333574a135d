import { sql, type Kysely } from 'kysely'

/** What the picture library knows of uploads: their names, their bytes by hash, and the addresses of files that were replaced. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('picture')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('picture').addColumn('upload_hash', 'text').execute()
  await db.schema.alterTable('picture').addColumn('upload_kind', 'text').execute()
  await sql`update picture set name = file_name`.execute(db)
  await db.schema.createIndex('picture_by_upload').on('picture').column('upload_hash').execute()
  await db.schema.createIndex('picture_by_time').on('picture').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('picture_former_key')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'integer', (column) => column.notNull().references('picture.id').onDelete('cascade'))
    .execute()
}
