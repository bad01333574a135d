import { sql, type Kysely, type RawBuilder } from 'kysely'
import { engineOf } from './engine.ts'
import type { Database } from './schema.ts'

/**
 * Rows as a table of one parameter, so that neither engine's limit of parameters is met and the statement has one text.
 * @param columns name and type of each place in a row; used as `from ${jsonRows(…)} as given`
 */
export function jsonRows(
  db: Kysely<Database>,
  columns: Record<string, 'integer' | 'real' | 'text'>,
  rows: readonly (readonly (number | string)[])[],
): RawBuilder<unknown> {
  const isPostgres = engineOf(db) === 'postgres'
  const selected = Object.entries(columns).map(([name, type], place) => {
    const value = isPostgres ? sql`value ->> ${sql.lit(place)}` : sql`json_extract(value, ${sql.lit(`$[${place}]`)})`
    return sql`cast(${value} as ${sql.raw(type)}) as ${sql.ref(name)}`
  })
  const source = isPostgres
    ? sql`json_array_elements(cast(${JSON.stringify(rows)} as json)) as given_row(value)`
    : sql`json_each(${JSON.stringify(rows)})`
  return sql`(select ${sql.join(selected)} from ${source})`
}
