import type { Kysely } from 'kysely'

/** Comments of colleagues on an item, deleted with it. `mentioned` is JSON: ids of accounts. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('content_comment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('field', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mentioned', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('resolved_at', 'text')
    .addColumn('resolved_by', 'text')
    .addForeignKeyConstraint(
      'content_comment_of_item',
      ['entity', 'item_id'],
      'content_item',
      ['entity', 'item_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('content_comment_by_item')
    .on('content_comment')
    .columns(['entity', 'item_id', 'written_at'])
    .execute()
}
