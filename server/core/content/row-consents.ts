import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { roleReading } from '../../../contract/fields/bids-facts.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import type { Actor } from '../audit/audit.ts'
import { among } from '../store/engine.ts'
import { itemVersions, NEWEST_AND_PUBLISHED } from '../store/item-rows.ts'
import type { Db } from '../store/schema.ts'
import { parseDocument } from './columns.ts'
import { listVersionsWith } from './item-links.ts'
import type { Row } from './store/records.ts'

/** Of a table: the column that refers to items, and the field by which each says who reads its rows. */
interface RowConsent {
  table: string
  column: string
  to: ContentEntity
  consent: string
}

const rowConsentsOf = (kind: Kind): RowConsent[] =>
  fieldsOf(kind).flatMap(([table, { columns = {} }]) =>
    Object.entries(columns).flatMap(([column, { to, rowConsent }]) =>
      rowConsent === undefined ? [] : [{ table, column, to: to as ContentEntity, consent: rowConsent }],
    ),
  )

/** By table, whether a row is hidden from a role by the item that it is about. */
export type HiddenRows = Map<string, (row: Row) => boolean>

/** The newest and the published version of each item must allow it. @param versions with the rows */
export async function hiddenRowsOf(db: Db, role: Actor['role'], kind: Kind, versions: Row[]): Promise<HiddenRows> {
  const hidden: HiddenRows = new Map()
  if (isAtLeast(role, 'owner')) return hidden
  for (const { table, column, to, consent } of rowConsentsOf(kind)) {
    const ids = versions.flatMap((version) => ((version[table] ?? []) as Row[]).map((row) => Number(row[column])))
    if (ids.length === 0) continue
    const found = await selectConsents(db, to, ids)
    const refusing = new Set(
      found.filter(({ says }) => !isAtLeast(role, roleReading(says[consent]))).map(({ id }) => id),
    )
    if (refusing.size > 0) hidden.set(table, (row) => refusing.has(Number(row[column])))
  }
  return hidden
}

async function selectConsents(db: Db, entity: ContentEntity, ids: number[]): Promise<{ id: number; says: Row }[]> {
  const rows = await itemVersions(db, NEWEST_AND_PUBLISHED)
    .select(['version.item_id as id', 'version.document'])
    .where('version.entity', '=', entity)
    .where(among(db, 'version.item_id', [...new Set(ids)]))
    .execute()
  return rows.map(({ id, document }) => ({ id, says: parseDocument(kindOf(entity), document) }))
}

/** Consents by which an actor would open rows about an item that they may not read. */
export async function rowsOpenedBy(
  { db, actor: { role }, kind, id = 0 }: { db: Db; actor: Pick<Actor, 'role'>; kind: Kind; id?: number | undefined },
  given: Row,
  stored: Row,
): Promise<string[]> {
  const opened: string[] = []
  const all = CONTENT_ENTITIES.flatMap((entity) => rowConsentsOf(kindOf(entity)))
  for (const { column, consent } of all.filter(({ to }) => to === kind.entity)) {
    if (given[consent] === undefined || given[consent] === stored[consent]) continue
    if (isAtLeast(role, roleReading(stored[consent]))) continue
    if ((await listVersionsWith(db, `"${column}":${id},`)).length > 0) opened.push(consent)
  }
  return opened
}
