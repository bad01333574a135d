import { SqliteAdapter, sql, type Kysely } from 'kysely'

/**
 * One table of jobs. How each mail stands moves there, and every schedule of content gets a job. What a mail is stays in
 * `mail`, whose kinds are not listed any more.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('id', idType(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`state in ('queued', 'running', 'done', 'failed')`),
    )
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease_holder', 'text')
    .addColumn('lease_end', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addUniqueConstraint('job_once', ['kind', 'subject'])
    .execute()
  await moveMailState(db)
  await db.schema.createIndex('job_by_due').on('job').columns(['kind', 'state', 'due_at', 'id']).execute()
  await sql`
    insert into job (kind, subject, due_at, created_at)
    select 'publish', entity || ' ' || cast(item_id as text), scheduled_for, updated_at from content_item
    where scheduled_for is not null and schedule_fault is null and state <> 'trash'
  `.execute(db)
  if (db.getExecutor().adapter instanceof SqliteAdapter) await rebuildMailTable(db)
  else await dropMailColumns(db)
}

/** Until now a mail on its way had the end of its lease as the time it was due. */
async function moveMailState(db: Kysely<any>): Promise<void> {
  await sql`
    insert into job (kind, subject, state, due_at, lease_holder, lease_end, attempts, last_error, created_at, finished_at)
    select
      'mail',
      cast(id as text),
      case state when 'sending' then 'running' when 'sent' then 'done' else state end,
      due_at,
      case when state = 'sending' then lease_holder end,
      case when state = 'sending' then due_at end,
      attempts,
      case when state <> 'sent' then answer end,
      created_at,
      case when state = 'sent' then sent_at end
    from mail order by id
  `.execute(db)
}

async function dropMailColumns(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('mail').dropConstraint('mail_kind_check').execute()
  for (const column of ['state', 'attempts', 'due_at', 'lease_holder'])
    await db.schema.alterTable('mail').dropColumn(column).execute()
}

/** SQLite cannot drop a check constraint: the rows move to a new table. Ids of deleted rows are still never given again. */
async function rebuildMailTable(db: Kysely<any>): Promise<void> {
  const columns = ['id', 'message_id', 'kind', 'about', 'created_at', 'answer', 'sent_at', 'recipients']
  await db.schema
    .createTable('mail_rebuilt')
    .addColumn('id', sql`integer primary key autoincrement`)
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
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
}

/** A number that is never given twice, even after its row was deleted. */
function idType(db: Kysely<any>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql`integer primary key autoincrement`
    : sql`integer generated always as identity primary key`
}
