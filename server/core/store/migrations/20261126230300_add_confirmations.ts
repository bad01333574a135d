import { sql, SqliteAdapter, type Kysely } from 'kysely'

/** People who confirm a record of the site, when they did, the links that were mailed for it, and what they wrote. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createTable('confirmation')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('owner_name', 'text')
    .addColumn('owner_email', 'text')
    .addColumn('language', 'text')
    .addColumn('checked_on', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('wanted_at', 'text')
    .addPrimaryKeyConstraint('confirmation_key', ['entity', 'item_id'])
    .execute()
  await db.schema
    .createTable('confirmation_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('answer', 'text')
    .execute()
  await db.schema
    .createIndex('confirmation_request_by_email')
    .on('confirmation_request')
    .columns(['email', 'asked_at'])
    .execute()
  // Numbers that are never given twice.
  const id = isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key'
  await sql`create table confirmation_correction (
    id ${sql.raw(id)}, entity text not null, item_id integer not null, text text not null, name text not null,
    email text not null, state text not null default 'open', answer text, created_at text not null,
    decided_at text, decided_by text)`.execute(db)
  await db.schema
    .createIndex('confirmation_correction_by_item')
    .on('confirmation_correction')
    .columns(['entity', 'item_id'])
    .execute()
}
