import { SqliteAdapter, sql, type Kysely } from 'kysely'

/**
 * Deliveries of a mail to each of its recipients (a JSON list, empty for mails from before), and mails that tell somebody
 * of failed attempts to sign in to their account.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('mail')
    .addColumn('recipients', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  if (db.getExecutor().adapter instanceof SqliteAdapter) return rebuildMailTable(db)
  await db.schema.alterTable('mail').dropConstraint('mail_kind_check').execute()
  await db.schema.alterTable('mail').addCheckConstraint('mail_kind_check', KINDS).execute()
}

const KINDS = sql`kind in ('enquiry', 'acknowledgement', 'quarantine', 'password', 'sign-in-failures')`

/** SQLite cannot change a check constraint: the rows move to a new table. Ids of deleted rows are still never given again. */
async function rebuildMailTable(db: Kysely<any>): Promise<void> {
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
    'recipients',
  ]
  await db.schema
    .createTable('mail_rebuilt')
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
    .addColumn('recipients', 'text', (column) => column.notNull().defaultTo('[]'))
    .addUniqueConstraint('mail_once', ['about', 'kind'])
    .execute()
  await db.insertInto('mail_rebuilt').columns(columns).expression(db.selectFrom('mail').select(columns)).execute()
  await sql`delete from sqlite_sequence where name = 'mail_rebuilt'`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) select 'mail_rebuilt', seq from sqlite_sequence where name = 'mail'`.execute(
    db,
  )
  await db.schema.dropTable('mail').execute()
  await db.schema.alterTable('mail_rebuilt').renameTo('mail').execute()
  await db.schema.createIndex('mail_by_due').on('mail').columns(['state', 'due_at', 'id']).execute()
}
