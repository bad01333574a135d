import type { Kysely } from 'kysely'

/** Credits below large pictures, and words by which staff find them. `captions` is JSON by language. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const column of ['captions', 'credit', 'licence'])
    await db.schema.alterTable('picture').addColumn(column, 'text').execute()
  await db.schema
    .createTable('picture_tag')
    .addColumn('picture_id', 'integer', (column) => column.notNull().references('picture.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_tag_key', ['picture_id', 'tag'])
    .execute()
  await db.schema.createIndex('picture_tag_by_tag').on('picture_tag').columns(['tag', 'picture_id']).execute()
}
