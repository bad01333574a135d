import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** What keeps a message from being stored twice and from being taken for spam, and the mails that tell of it. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const add of [
    (table: ReturnType<typeof db.schema.alterTable>) => table.addColumn('submission', 'text'),
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('state', 'text', (column) =>
        column
          .notNull()
          .defaultTo('accepted')
          .check(sql`state in ('accepted', 'quarantined')`),
      ),
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('suspicions', 'text', (column) => column.notNull().defaultTo('[]')),
    (table: ReturnType<typeof db.schema.alterTable>) => table.addColumn('text_digest', 'text'),
    (table: ReturnType<typeof db.schema.alterTable>) => table.addColumn('sender', 'text'),
  ]) {
    await add(db.schema.alterTable('contact_message')).execute()
  }
  await db.schema
    .createIndex('contact_message_by_submission')
    .on('contact_message')
    .column('submission')
    .unique()
    .execute()
  await db.schema
    .createIndex('contact_message_by_sender')
    .on('contact_message')
    .columns(['sender', 'received_at'])
    .execute()
  await db.schema
    .createIndex('contact_message_by_text')
    .on('contact_message')
    .columns(['text_digest', 'received_at'])
    .execute()
  await db.schema
    .createIndex('contact_message_by_state')
    .on('contact_message')
    .columns(['state', 'received_at'])
    .execute()

  await db.schema
    .createTable('mail')
    .addColumn('id', idType(db))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('enquiry', 'acknowledgement', 'quarantine')`),
    )
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`state in ('queued', 'sending', 'sent', 'failed')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_holder', 'text')
    .addColumn('answer', 'text')
    .addColumn('sent_at', 'text')
    .addUniqueConstraint('mail_once', ['about', 'kind'])
    .execute()
  await db.schema.createIndex('mail_by_due').on('mail').columns(['state', 'due_at', 'id']).execute()
}

/** A number that is never given twice, even after its row was deleted. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
