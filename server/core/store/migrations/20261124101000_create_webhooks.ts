import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Addresses of other programs that are told of events, and what they answered. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', idType(db))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('has_enquiry_details', 'integer', (column) => column.notNull())
    .addColumn('secret_salt', 'text', (column) => column.notNull())
    .addColumn('former_salt', 'text')
    .addColumn('former_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('disabled_at', 'text')
    .addColumn('disabled_because', 'text')
    .execute()
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', idType(db))
    .addColumn('webhook_id', 'integer', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('attempted_at', 'text')
    .addColumn('next_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .execute()
  await db.schema
    .createIndex('webhook_delivery_by_webhook')
    .on('webhook_delivery')
    .columns(['webhook_id', 'id'])
    .execute()
  await db.schema.createIndex('webhook_delivery_by_time').on('webhook_delivery').column('created_at').execute()
}

/** A number that is never given twice. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
