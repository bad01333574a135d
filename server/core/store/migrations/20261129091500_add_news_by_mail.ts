import { sql, SqliteAdapter, type Kysely } from 'kysely'

/** Those who get news by mail, and each mail to all of them. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // Numbers that are never given twice: links in mails name them.
  const id = sql.raw(
    isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key',
  )
  await sql`create table subscriber (
    id ${id}, email text not null unique, locale text not null, state text not null, consent text not null,
    created_at text not null, asked_at text, consented_at text, left_at text, refusals integer not null default 0)`.execute(
    db,
  )
  await sql`create table letter (
    id ${id}, created_at text not null, created_by text not null, news text not null,
    last_subscriber integer not null default 0, queued integer not null default 0, finished_at text)`.execute(db)
}
