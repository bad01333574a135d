import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import type { Field } from '../../../../contract/kinds/field.ts'
import { columnOf } from '../../../../contract/kinds/kind.ts'
import { keepsDatesAsEntered, publicColumns } from '../../../../contract/kinds/table.ts'
import { engineOf, jsonList } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'

/**
 * The columns of facts for a public answer; hidden amounts and locations are not selected. Translated ones are those of
 * the texts `wanted`, else of the `english` ones, which the query joins.
 */
export function factColumns(table: string, facts: readonly [string, Field][]): AliasedRawBuilder<unknown, string>[] {
  return facts.flatMap(([name, field]) => {
    const column = columnOf(name, field)
    const ifConsented = consentedIn(table, field)
    if (field.isTranslated) {
      const [wanted, english] = ['wanted', 'english'].map((texts) => ifConsented(sql.ref(`${texts}.${column}`)))
      return [
        sql`coalesce(${wanted}, ${english})`.as(column),
        sql`case when ${wanted} is null and ${english} is not null then 1 else 0 end`.as(`${column}_is_english`),
      ]
    }
    const ref = (part: string) => sql.ref(`${table}.${column}${part}`)
    if (field.type === 'money') {
      return ['_amount', '_currency'].map((part) =>
        sql`case when ${ref('_is_public')} = 1 then ${ref(part)} end`.as(`${column}${part}`),
      )
    }
    if (field.type === 'geometry') {
      const isPublic = sql`${ref('_visibility')} = 'public'`
      return ['_geometry', '_visibility'].map((part) =>
        sql`case when ${isPublic} then ${ref(part)} end`.as(`${column}${part}`),
      )
    }
    const parts = field.type === 'quantity' ? ['_amount', '_unit'] : ['']
    return parts.map((part) => ifConsented(ref(part)).as(`${column}${part}`))
  })
}

/** Null for a value that its person has not made public. */
const consentedIn = (table: string, { consent }: Field) => {
  if (consent === undefined) return (value: RawBuilder<unknown>) => value
  const by = sql.ref(`${table}.${columnOf(consent, {} as Field)}`)
  return (value: RawBuilder<unknown>) => sql`case when ${by} = 'public' then ${value} end`
}

/** The public rows of fields with tables of their own, each as one JSON text; null for none. */
export function rowColumns(
  db: Db,
  table: string,
  facts: readonly [string, Field][],
): AliasedRawBuilder<unknown, string>[] {
  const isPostgres = engineOf(db) === 'postgres'
  const jsonObject = isPostgres ? sql`json_build_object` : sql`json_object`
  // A text that passes through a sorted query is no longer JSON to SQLite.
  const cell = isPostgres ? sql`cell` : sql`json(cell)`
  return facts.map(([name, field]) => {
    const from = field.rowsIn!
    const columns = publicColumns(field).map(([, , column]) => column)
    if (keepsDatesAsEntered(field)) columns.push('dates_as_entered')
    const cells = columns.flatMap((column) => [sql.lit(column), sql.ref(`${from}.${column}`)])
    const rows = sql`(select ${jsonList(db, cell)} from (select ${jsonObject}(${sql.join(cells)}) as cell
      from ${sql.table(from)} where ${sql.ref(`${from}.${table}_id`)} = ${sql.ref(`${table}.id`)}
      order by ${sql.ref(`${from}.position`)}) as ordered)`
    return consentedIn(table, field)(rows).as(name)
  })
}
