import { sql, type AliasedRawBuilder } from 'kysely'
import type { Field } from '../../contract/kinds/field.ts'
import { columnOf } from '../../contract/kinds/kind.ts'

/** The columns of facts for a public answer; hidden amounts and locations are not selected. */
export function factColumns(table: string, facts: readonly [string, Field][]): AliasedRawBuilder<unknown, string>[] {
  return facts.flatMap(([name, field]) => {
    const column = columnOf(name, field)
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
