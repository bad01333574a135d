import { sql, type AliasedRawBuilder } from 'kysely'
import type { Field } from '../../../../contract/kinds/field.ts'
import { columnOf } from '../../../../contract/kinds/kind.ts'

/**
 * The columns of facts for a public answer; hidden amounts and locations are not selected. Translated ones are those of
 * the texts `wanted`, else of the `english` ones, which the query joins.
 */
export function factColumns(table: string, facts: readonly [string, Field][]): AliasedRawBuilder<unknown, string>[] {
  return facts.flatMap(([name, field]) => {
    const column = columnOf(name, field)
    if (field.isTranslated) {
      const [wanted, english] = [sql.ref(`wanted.${column}`), sql.ref(`english.${column}`)]
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
    return parts.map((part) => sql`${ref(part)}`.as(`${column}${part}`))
  })
}
