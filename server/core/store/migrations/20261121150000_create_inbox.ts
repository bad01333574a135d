import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** What staff do with messages, links to choose a password that are asked for and mailed, and quick looks into the audit log. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const add of [
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('handling', 'text', (column) =>
        column
          .notNull()
          .defaultTo('new')
          .check(sql`handling in ('new', 'read', 'answered')`),
      ),
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('assignee_id', 'text', (column) => column.references('staff_user.id').onDelete('set null')),
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('note', 'text', (column) => column.notNull().defaultTo('')),
    (table: ReturnType<typeof db.schema.alterTable>) =>
      table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)),
  ]) {
    await add(db.schema.alterTable('contact_message')).execute()
  }
  await db.schema
    .createIndex('contact_message_by_handling')
    .on('contact_message')
    .columns(['state', 'handling', 'received_at', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_message_by_assignee')
    .on('contact_message')
    .columns(['assignee_id', 'received_at', 'id'])
    .execute()

  await allowPasswordMails(db)
  await db.schema
    .createTable('staff_password_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('staff_user.id').onDelete('cascade'))
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('sender', 'text')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('staff_password_request_by_email')
    .on('staff_password_request')
    .columns(['email_hash', 'requested_at'])
    .execute()
  await db.schema
    .createIndex('staff_password_request_by_sender')
    .on('staff_password_request')
    .columns(['sender', 'requested_at'])
    .execute()

  await db.schema.dropIndex('audit_entry_by_entity').execute()
  await db.schema.createIndex('audit_entry_by_time').on('audit_entry').columns(['at', 'id']).execute()
  await db.schema.createIndex('audit_entry_by_kind').on('audit_entry').columns(['entity', 'at', 'id']).execute()
  await db.schema
    .createIndex('audit_entry_by_entity')
    .on('audit_entry')
    .columns(['entity', 'entity_id', 'at', 'id'])
    .execute()
  await db.schema.createIndex('audit_entry_by_staff').on('audit_entry').columns(['staff_id', 'at', 'id']).execute()
}

const KINDS = sql`kind in ('enquiry', 'acknowledgement', 'quarantine', 'password')`

async function allowPasswordMails(db: Kysely<any>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await db.schema.alterTable('mail').dropConstraint('mail_kind_check').execute()
    await db.schema.alterTable('mail').addCheckConstraint('mail_kind_check', KINDS).execute()
    return
  }
  // SQLite cannot change a condition: the table is made anew.
  const columns = [
    'id',
    'message_id',
    'kind',
    'about',
    'state',
    'attempts',
    'created_at',
    'due_at',
    'lease_holder',
    'answer',
    'sent_at',
  ]
  await db.schema
    .createTable('mail_made_anew')
    .addColumn('id', sql`integer primary key autoincrement`)
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull().check(KINDS))
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
  await db.insertInto('mail_made_anew').columns(columns).expression(db.selectFrom('mail').select(columns)).execute()
  await db.schema.dropTable('mail').execute()
  await db.schema.alterTable('mail_made_anew').renameTo('mail').execute()
  await db.schema.createIndex('mail_by_due').on('mail').columns(['state', 'due_at', 'id']).execute()
}
