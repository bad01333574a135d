import { sql, type RawBuilder } from 'kysely'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../../contract/kinds/kind.ts'
import { publicColumns } from '../../../../contract/kinds/table.ts'

/** Public rows that refer to what has no page of its own but a name that is searched, such as the partner firms of a project. */
export const NAMES_IN_ROWS = CONTENT_ENTITIES.map(kindOf).flatMap((kind) =>
  fieldsOf(kind).flatMap(([, field]) => {
    if (field.type !== 'table' || (field.visibility ?? 'public') !== 'public') return []
    const named = publicColumns(field).filter(([, { to }]) => to && kindOf(to as ContentEntity).search === 'names')
    return named.map(([, { to }, column]) => ({
      entity: kind.entity,
      to: to as ContentEntity,
      table: field.rowsIn!,
      owner: `${kind.table}_id`,
      column,
    }))
  }),
)

/** Whether an item of staff's lists has it in its own texts, or in the name of what its public rows refer to. */
export function hasWord(entity: ContentEntity | undefined, pattern: string): RawBuilder<boolean> {
  const own = sql<boolean>`search_text like ${pattern} escape '\\'`
  const named = NAMES_IN_ROWS.filter((rows) => entity === undefined || rows.entity === entity).map(
    ({ entity: of, to, table, owner, column }) => sql`(content_item.entity = ${of} and content_item.item_id in (
      select ${sql.ref(`given.${owner}`)} from ${sql.table(table)} as given
      join content_item as named on named.entity = ${to} and named.item_id = ${sql.ref(`given.${column}`)}
      where named.state <> 'trash' and named.search_text like ${pattern} escape '\\'))`,
  )
  return sql<boolean>`(${sql.join([own, ...named], sql` or `)})`
}
