import { sql, SqliteAdapter, type Kysely } from 'kysely'

/** Offices on whose standing lists a firm applies to be, its applications, and the wording of its letters. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // Numbers that are never given twice: the audit log and the files name them.
  const id = sql.raw(
    isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key',
  )
  await sql`create table office (
    id ${id}, kind text not null, name_en text not null, name_ne text not null, address_en text not null,
    address_ne text not null, local_level text, email text not null, phone text not null, bound integer not null,
    asks text, notes text not null, version integer not null default 1, updated_at text not null)`.execute(db)
  await sql`create table standing_application (
    id ${id}, office_id integer not null references office (id), fiscal_year integer not null, day text,
    language text, works text, state text not null, papers text not null, letter text, files text not null,
    fault text, receipt text not null, receipt_on text, fee text not null, answered_on text, listed_until text,
    notes text not null, repeats_id integer, made_by text, made_at text, sent_on text, told_at text,
    version integer not null default 1, updated_at text not null)`.execute(db)
  await sql`create index standing_application_office on standing_application (office_id, fiscal_year)`.execute(db)
  await sql`create table letter_wording (
    id ${id}, language text not null, wording text, made_by text not null, made_at text not null)`.execute(db)
}
