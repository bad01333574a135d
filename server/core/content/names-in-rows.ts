import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../contract/kinds/kind.ts'
import { publicColumns } from '../../../contract/kinds/table.ts'

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
