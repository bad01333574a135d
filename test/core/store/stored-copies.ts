import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { Engine } from '../../../server/core/store/engine.ts'
import type { Database } from '../../../server/core/store/schema.ts'
import { openStore, STORE_FILE } from '../../../server/core/store/store.ts'

export const STORED_COPIES = join(import.meta.dirname, '../../fixtures/stores')

/** Releases of which a store is kept, the oldest first. */
export const STORED_VERSIONS = readdirSync(STORED_COPIES)
  .flatMap((name) => /^(.+)\.postgres\.sql\.gz$/.exec(name)?.[1] ?? [])
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

export type Rows = Record<string, Record<string, unknown>[]>

/** Tables about the program and not about the firm. */
export const OWN_TABLES = ['kysely_migration', 'kysely_migration_lock', 'content_revision']

/** Puts the store of a release into an empty place. @param change SQL that follows @returns its rows */
export async function putStoredCopy(version: string, place: Place, change = ''): Promise<Rows> {
  const read = (name: string) => gunzipSync(readFileSync(join(STORED_COPIES, `${version}.${name}.gz`)))
  if (place.databaseUrl === undefined) {
    const path = join(place.dataDir, STORE_FILE)
    // That of 0.2.0 is SQL.
    const isFile = existsSync(join(STORED_COPIES, `${version}.sqlite.gz`))
    if (isFile) writeFileSync(path, read('sqlite'))
    const file = new DatabaseSync(path)
    file.exec((isFile ? '' : read('sqlite.sql').toString()) + change)
    file.close()
  } else {
    const client = new pg.Client(place.databaseUrl)
    await client.connect()
    await client
      .query(`${read('postgres.sql').toString()}; set search_path = public; ${change}`)
      .finally(() => client.end())
  }
  return readPlace(place)
}

/** The rows of a store, which stays as it is. */
export async function readPlace(place: Place): Promise<Rows> {
  const { db, close } = await openStore({ ...place, migrates: false })
  try {
    return await readRows(db)
  } finally {
    await close()
  }
}

/** By table. */
export async function readRows(db: Kysely<Database>): Promise<Rows> {
  const rows: Rows = {}
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    rows[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows as Rows[string]
  return rows
}

/** Columns, defaults, constraints and indexes, a line each, in any order of columns. */
export async function describeTables(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ fact: string }>`
          select json_array(t.name, c.name, c.type, c."notnull", c.dflt_value, c.pk) as fact
            from sqlite_schema t join pragma_table_xinfo(t.name) c
          union all select json_array(t.name, k."from", k."table", k."to", k.on_delete)
            from sqlite_schema t join pragma_foreign_key_list(t.name) k
          union all select sql from sqlite_schema where sql is not null`.execute(db)
      : await sql<{ fact: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, identity_generation) as fact
            from information_schema.columns where table_schema = 'public'
          union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
            from pg_constraint where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public'`.execute(db)
  // Of SQLite's statements the words, sorted: checks stand nowhere else.
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/["\s]+/g, ' ')
      .match(/[\w']+|[^\s\w]/g)!
  return rows
    .map(({ fact }) =>
      /^create table/i.test(fact) ? words(fact.replace(/if not exists/i, '')).toSorted() : words(fact),
    )
    .map((fact) => fact.join(' '))
    .toSorted()
}
