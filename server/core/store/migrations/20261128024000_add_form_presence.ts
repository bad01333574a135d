import type { Kysely } from 'kysely'

/** Items that staff have open, one row for each tab of a browser. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('form_presence')
    .addColumn('account_id', 'text', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_presence_once', ['account_id', 'entity', 'item', 'tab'])
    .execute()
  await db.schema.createIndex('form_presence_by_item').on('form_presence').columns(['entity', 'item']).execute()
}
