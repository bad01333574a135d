import { sql, type Kysely } from 'kysely'
import { among } from '../../core/store/engine.ts'
import { parameterTable } from './parameter-table.ts'
import type { Database } from '../../core/store/schema.ts'

/** What results show of an item. */
export interface ShownDocument {
  path: string
  texts: string
}

/** Adds what is shown of these items; those that are not there any more are left out. */
export async function readDocuments<Item extends { entity: string; itemId: number }>(
  db: Kysely<Database>,
  items: readonly Item[],
): Promise<(Item & ShownDocument)[]> {
  const chosen = parameterTable(
    db,
    { entity: 'text', item_id: 'integer' },
    items.map(({ entity, itemId }) => [entity, itemId]),
  )
  const { rows } = await sql<ShownDocument & { entity: string; item_id: number }>`
    select document.entity, document.item_id, document.path, document.texts from ${chosen} as chosen
    join search_document as document on document.entity = chosen.entity and document.item_id = chosen.item_id
  `.execute(db)
  const known = new Map(rows.map(({ entity, item_id, path, texts }) => [`${entity} ${item_id}`, { path, texts }]))
  return items.flatMap((item) => {
    const document = known.get(`${item.entity} ${item.itemId}`)
    return document ? [{ ...item, ...document }] : []
  })
}

/** The documents of the districts of these projects, each project's in its own order. */
export async function listDistrictTexts(db: Kysely<Database>, projectIds: readonly number[]) {
  if (projectIds.length === 0) return []
  const { rows } = await sql<{ project_id: number; texts: string }>`
    select project_district.project_id, document.texts from project_district
    join search_document as document
      on document.entity = 'places' and document.item_id = cast(project_district.district_code as integer)
    where ${among(db, 'project_district.project_id', projectIds)}
    order by project_district.project_id, project_district.position`.execute(db)
  return rows
}
