import { sql, SqliteAdapter, type Kysely } from 'kysely'

/** The papers of a firm, with the order of their scans as JSON; each may take the place of one other. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // Numbers that are never given twice: the audit log and the files name them.
  const id = sql.raw(
    isSqlite ? 'integer primary key autoincrement' : 'integer generated always as identity primary key',
  )
  await sql`create table paper (
    id ${id}, kind text not null, name text not null, number text not null, issuer text not null, issued_on text,
    valid_from text, valid_until text, fiscal_year integer, language text not null, access text not null,
    carer_id text references staff_user (id) on delete set null, notes text not null, replaces_id integer unique,
    scan_keys text not null default '[]', told integer not null, told_at text, version integer not null default 1,
    updated_at text not null)`.execute(db)
}
