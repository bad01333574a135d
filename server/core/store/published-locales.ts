import { sql, type AliasedRawBuilder, type Kysely } from 'kysely'
import { jsonList } from './engine.ts'
import type { Database } from './schema.ts'

/** Selects the languages in which visitors read a row, as a JSON array: those of its texts. */
export function publishedLocales(db: Kysely<Database>, table: string): AliasedRawBuilder<string, 'locales'> {
  return sql<string>`(select ${jsonList(db, sql`text.locale`)} from ${sql.table(`${table}_translation`)} as text
    where ${sql.ref(`text.${table}_id`)} = ${sql.ref(`${table}.id`)} and text.written_in is null)`.as('locales')
}
