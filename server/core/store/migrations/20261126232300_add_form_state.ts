import type { Kysely } from 'kysely'

/** Text typed into a form and not saved: one row for each account and item. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('form_state')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('staff_user.id').onDelete('cascade'))
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'integer')
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('form_state_once', ['account_id', 'entity', 'item'])
    .execute()
  await db.schema.createIndex('form_state_by_item').on('form_state').columns(['entity', 'item', 'seen_at']).execute()
  await db.schema.createIndex('form_state_by_time').on('form_state').column('changed_at').execute()
}
