import { sql, type RawBuilder } from 'kysely'
import type { ContentUser } from '../../../../contract/content/content.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import { fieldsOf } from '../../../../contract/fields/kind.ts'
import { publicColumns } from '../../../../contract/fields/table.ts'
import { among } from '../../store/engine.ts'
import type { Db } from '../../store/schema.ts'

/** A column by which published rows refer to other items. */
export interface Reference {
  entity: ContentEntity
  table: string
  column: string
  /** The column with the referring item's id; `id` by default. */
  owner?: string
  /** In a table with items of several kinds, in its column `entity`: of this one. */
  of?: ContentEntity
}

const only = (of: ContentEntity | undefined) => (of ? sql`and entity = ${of}` : sql``)

/** Of published rows: which item refers to which of these. */
export async function listReferences(db: Db, { table, column, owner = 'id', of }: Reference, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ user: number; used: number }>`
    select ${sql.ref(owner)} as "user", ${sql.ref(column)} as used from ${sql.table(table)} where ${among(db, column, ids)} ${only(of)}
  `.execute(db)
  return rows
}

export async function listReferring(db: Db, { entity, table, column, owner = 'id', of }: Reference, id: number) {
  const { rows } = await sql<Pick<ContentUser, 'id' | 'title'>>`
    select item.item_id as id, item.title
    from (select * from ${sql.table(table)} where true ${only(of)}) as referring
    join content_item as item on item.entity = ${entity} and item.item_id = ${sql.ref(`referring.${owner}`)}
    where ${sql.ref(`referring.${column}`)} = ${id}
    order by item.sort_title, item.item_id
  `.execute(db)
  return rows.map((row) => ({ entity, id: row.id, title: row.title }))
}

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
