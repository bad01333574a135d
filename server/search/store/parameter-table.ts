import { sql, type Kysely, type RawBuilder } from 'kysely'
import { engineOf } from '../../core/store/engine.ts'
import type { Database } from '../../core/store/schema.ts'

/**
 * Rows as a table of few parameters, so that neither engine's limit of parameters is met and the statement has one text.
 * @param columns name and type of each place in a row; used as `from ${parameterTable(…)} as given`
 */
export function parameterTable(
  db: Kysely<Database>,
  columns: Record<string, 'integer' | 'real' | 'text'>,
  rows: readonly (readonly (number | string)[])[],
): RawBuilder<unknown> {
  const types = Object.entries(columns)
  if (engineOf(db) === 'postgres') {
    // Of arrays, unlike JSON, the planner knows the length.
    const arrays = types.map(([, type], place) => sql`${rows.map((row) => row[place])}::${sql.raw(type)}[]`)
    const names = types.map(([name]) => sql.ref(name))
    return sql`(select * from unnest(${sql.join(arrays)}) as given_row(${sql.join(names)}))`
  }
  const selected = types.map(
    ([name, type], place) =>
      sql`cast(json_extract(value, ${sql.lit(`$[${place}]`)}) as ${sql.raw(type)}) as ${sql.ref(name)}`,
  )
  return sql`(select ${sql.join(selected)} from json_each(${JSON.stringify(rows)}))`
}
