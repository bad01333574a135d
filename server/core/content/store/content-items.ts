import { countRows, searchPatterns, type Slice } from '../../store/paging.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ContentListQuery } from '../../../../contract/content/content.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../../../contract/kinds/index.ts'
import { among, hasRows } from '../../store/engine.ts'
import { itemVersions, NEWEST, ofItem, VISIBLE } from '../../store/item-rows.ts'
import type { Database, Db } from '../../store/schema.ts'
import { hasWord } from './content-users.ts'

type ContentItemTable = Database['content_item']
export type ContentItem = Selectable<ContentItemTable>
export type ItemKey = Pick<ContentItem, 'entity' | 'item_id'>
export type ContentVersion = Selectable<Database['content_version']>

/** Serializes writers of content by a lock on the content revision, so that slugs and references stay valid. */
export async function lockContent(tx: Db, entity: ContentEntity): Promise<void> {
  await tx
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', 1)
    .execute()
  await tx
    .insertInto('content_number')
    .values({ entity, last: 0 })
    .onConflict((conflict) => conflict.column('entity').doUpdateSet((eb) => ({ last: eb.ref('content_number.last') })))
    .execute()
}

/** An id that the entity has never used. */
export async function assignContentId(tx: Db, entity: ContentEntity): Promise<number> {
  const { last } = await tx
    .updateTable('content_number')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('entity', '=', entity)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Records an id that was assigned elsewhere, such as by the sample content. */
export async function recordContentId(tx: Db, entity: ContentEntity, id: number): Promise<void> {
  await tx.updateTable('content_number').set({ last: id }).where('entity', '=', entity).where('last', '<', id).execute()
}

export async function insertContentItem(tx: Db, item: Insertable<ContentItemTable>): Promise<void> {
  await tx.insertInto('content_item').values(item).execute()
}

export async function updateContentItem(tx: Db, { entity, item_id }: ItemKey, changes: Updateable<ContentItemTable>) {
  await tx.updateTable('content_item').set(changes).where(ofItem(entity, item_id)).execute()
}

export async function findContentItem(db: Db, entity: ContentEntity, id: number): Promise<ContentItem | undefined> {
  return db.selectFrom('content_item').selectAll().where(ofItem(entity, id)).executeTakeFirst()
}

export async function deleteContentItem(tx: Db, entity: ContentEntity, id: number): Promise<void> {
  for (const table of ['redirect', 'content_version', 'content_item'] as const)
    await tx.deleteFrom(table).where(ofItem(entity, id)).execute()
}

export async function insertContentVersion(tx: Db, version: Insertable<Database['content_version']>): Promise<void> {
  await tx.insertInto('content_version').values(version).execute()
}

export async function findContentVersion(db: Db, entity: ContentEntity, id: number, number: number) {
  const versions = db.selectFrom('content_version').selectAll().where(ofItem(entity, id))
  return versions.where('number', '=', number).executeTakeFirst()
}

export async function listContentVersions(db: Db, entity: ContentEntity, id: number, limit: number) {
  const versions = db.selectFrom('content_version').selectAll().where(ofItem(entity, id))
  return versions.orderBy('number', 'desc').limit(limit).execute()
}

export type ContentFilter = Pick<ContentListQuery, 'search' | 'state' | 'group' | 'ids'> & { gap?: string | undefined }

const SORT_COLUMNS = {
  title: 'sort_title',
  updated: 'updated_at',
  position: 'position',
  date: 'date',
  group: 'list_group',
} as const

/** Without an entity, counts all kinds. */
export async function countContentItems(db: Db, entity: ContentEntity | undefined, filter: ContentFilter) {
  return countRows(selectItems(db, entity, filter))
}

export async function listContentItems(
  db: Db,
  entity: ContentEntity,
  filter: ContentFilter,
  { sort, order }: Pick<ContentListQuery, 'sort' | 'order'>,
  { limit, offset }: Slice,
): Promise<ContentItem[]> {
  // Selects the page's ids first, so that sorting and skipping do not read texts.
  const ids = selectItems(db, entity, filter)
    .select('item_id')
    .orderBy(SORT_COLUMNS[sort], order)
    .orderBy('item_id', order)
    .limit(limit)
    .offset(offset)
  return db
    .selectFrom('content_item')
    .selectAll()
    .where('entity', '=', entity)
    .where('item_id', 'in', ids)
    .orderBy(SORT_COLUMNS[sort], order)
    .orderBy('item_id', order)
    .execute()
}

/** Items of a kind, or of all kinds, before they are sorted. */
export function selectItems(
  db: Db,
  entity: ContentEntity | undefined,
  { search, state, group, gap, ids }: ContentFilter,
) {
  const patterns = searchPatterns(search ?? '')
  let query = db.selectFrom('content_item')
  // A search reads every text: a table scan takes a third of the time of an index.
  if (entity)
    query = query.where(
      patterns.length > 0 ? sql<boolean>`entity || '' = ${entity}` : (eb) => eb('entity', '=', entity),
    )
  if (ids) query = query.where(among(db, 'item_id', ids))
  // A lookup by id also finds items in the trash.
  else if (state === undefined) query = query.where('state', '!=', 'trash')
  if (state === 'changed') query = query.where('state', '=', 'published').whereRef('version', '>', 'published_version')
  else if (state === 'submitted') query = query.where('submitted_at', '>', '')
  else if (state === 'scheduled') query = query.where('scheduled_for', '>', '')
  else if (state !== undefined) query = query.where('state', '=', state)
  if (group !== undefined) query = query.where('list_group', '=', group)
  if (gap !== undefined) query = query.where('gaps', 'like', `%"${gap}"%`)
  for (const pattern of patterns) query = query.where(hasWord(entity, pattern))
  return query
}

/** In any state. */
export async function listKnownIds(db: Db, entity: ContentEntity): Promise<Set<number>> {
  const rows = await db.selectFrom('content_item').select('item_id').where('entity', '=', entity).execute()
  return new Set(rows.map(({ item_id }) => item_id))
}

/** Whether another item's newest version outside the trash has the slug. */
export async function isSlugPlanned(db: Db, entity: ContentEntity, slug: string, exceptId: number): Promise<boolean> {
  const named = db.selectFrom('content_item').select('item_id').where('entity', '=', entity).where('slug', '=', slug)
  return hasRows(named.where('item_id', '!=', exceptId).where('state', '!=', 'trash'))
}

/** The first and the last sort position of a kind. */
export async function getPositions(db: Db, entity: ContentEntity) {
  const { first, last } = await db
    .selectFrom('content_item')
    .select(({ fn }) => [fn.min('position').as('first'), fn.max('position').as('last')])
    .where('entity', '=', entity)
    .executeTakeFirstOrThrow()
  return { first: first ?? 2, last: last ?? 0 }
}

export async function listTrashedBefore(db: Db, time: string): Promise<ContentItem[]> {
  return db.selectFrom('content_item').selectAll().where('state', '=', 'trash').where('trashed_at', '<', time).execute()
}

/** Of each item its newest version; `visible`: its published one, or the newest of an unpublished one. */
export async function listVersions(db: Db, which: 'visible' | 'newest', entity: ContentEntity, ids: readonly number[]) {
  if (ids.length === 0) return []
  return itemVersions(db, which === 'newest' ? NEWEST : VISIBLE)
    .select(['item.item_id', 'version.document'])
    .where('item.entity', '=', entity)
    .where(among(db, 'item.item_id', ids))
    .execute()
}

/** The item at a public path: a page's text, or the only item there. */
export async function findItemAt(db: Db, path: string) {
  const found = await db
    .selectFrom('content_item')
    .select(['entity', 'item_id'])
    .where('path', '=', path)
    .orderBy((eb) => eb.case().when('entity', '=', 'pages').then(0).else(1).end())
    .orderBy('item_id')
    .limit(2)
    .execute()
  // A page that lists clients belongs to none of them.
  return found.length === 1 || found[0]?.entity === 'pages' ? found[0] : undefined
}

export async function listContentStates(db: Db, entity: ContentEntity, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('content_item')
    .select(['item_id', 'state', 'title'])
    .where('entity', '=', entity)
    .where(among(db, 'item_id', ids))
    .execute()
}

/** Deletes items with only their first version, while nobody has written content. */
export async function deleteUntouchedItems(tx: Db): Promise<void> {
  const entities = CONTENT_ENTITIES.filter((entity) => kindOf(entity).isFixed)
  await tx.deleteFrom('content_item').where('version', '=', 1).where('entity', 'in', entities).execute()
  await tx.deleteFrom('content_number').where('entity', 'in', entities).execute()
}
