import { sql, SqliteAdapter, type Kysely } from 'kysely'

/** Files that only staff get, and the applications to vacancies with what staff have noted about them. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // Numbers that are never given twice: the audit log names them.
  const id = sql.raw(
    isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key',
  )
  await sql`create table private_file (
    key text primary key, about text not null, name text not null, kind text not null, bytes integer not null)`.execute(
    db,
  )
  await sql`create index private_file_by_about on private_file (about)`.execute(db)
  await sql`create table application (
    id ${id}, reference text not null unique, submission text not null unique, vacancy_id integer not null,
    vacancy_title text not null, received_at text not null, counted_from text not null, delete_on text not null,
    locale text not null, name text not null, email text not null, phone text not null, phone_digits text not null,
    message text not null, answers text not null, consent text not null, state text not null,
    is_suspect integer not null)`.execute(db)
  await sql`create index application_by_vacancy on application (vacancy_id, state)`.execute(db)
  await sql`create index application_by_deletion on application (delete_on)`.execute(db)
  await sql`create table application_entry (
    id ${id}, application_id integer not null references application (id) on delete cascade, kind text not null,
    subject text not null, text text not null, rating integer, staff_id text, written_by text not null,
    written_at text not null, submission text unique)`.execute(db)
  await sql`create index application_entry_by_application on application_entry (application_id, id)`.execute(db)
}
