import type { SampleEntity, SampleItem, SampleThing } from '../../contract/seed/sample.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import { among, hasRows } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

export const keyOf = ({ entity, id }: SampleThing): string => `${entity} ${id}`
export const nameOf = ({ entity, item_id: id, title }: Pick<ContentItem, 'entity' | 'item_id' | 'title'>) => ({
  entity,
  id,
  title,
})

/** Sample items in the trash since this time, or outside it. */
export function listSampleItems(db: Db, trashedAt: string | null): Promise<ContentItem[]> {
  const items = db.selectFrom('content_item').selectAll().where('sample_version', 'is not', null)
  return (trashedAt === null ? items.where('state', '!=', 'trash') : items.where('trashed_at', '=', trashedAt))
    .orderBy('sort_title')
    .orderBy('item_id')
    .execute()
}

/** Whether anything is as the sample had it: what somebody has changed is the firm's own. */
export async function isSampleLeft(db: Db): Promise<boolean> {
  const left = db.selectFrom('content_item').select('item_id').whereRef('sample_version', '=', 'version')
  return hasRows(left.where('state', '!=', 'trash').limit(1))
}

export async function listSamplePictures(
  db: Db,
  trashedAt: string | null,
): Promise<(SampleItem & { isChanged: boolean })[]> {
  const rows = await db
    .selectFrom('picture')
    .select(['id', 'name as title', 'version', 'sample_version'])
    .where('sample_version', 'is not', null)
    .where('trashed_at', trashedAt === null ? 'is' : '=', trashedAt)
    .orderBy('id')
    .execute()
  return rows.map(({ version, sample_version, ...row }) => ({
    ...row,
    entity: 'pictures',
    isChanged: version !== sample_version,
  }))
}

/** @param version null: it is the firm's own from now on */
export async function markSample(tx: Db, { entity, id }: SampleThing, version: number | null): Promise<void> {
  const mark = { sample_version: version }
  if (entity === 'pictures') await tx.updateTable('picture').set(mark).where('id', '=', id).execute()
  else await tx.updateTable('content_item').set(mark).where('entity', '=', entity).where('item_id', '=', id).execute()
}

/** Items that are not in the trash, and maybe others of the same numbers. */
export async function listNames(db: Db, things: readonly SampleThing[]): Promise<Map<string, SampleItem>> {
  const ids = [...new Set(things.map(({ id }) => id))]
  const items = db.selectFrom('content_item').select(['entity', 'item_id', 'title']).where('state', '!=', 'trash')
  const rows = await items.where(among(db, 'item_id', ids)).execute()
  return new Map(rows.map((row) => [keyOf(nameOf(row)), nameOf(row)]))
}

export async function countItems(db: Db): Promise<{ entity: SampleEntity; count: number }[]> {
  const rows = await db
    .selectFrom('content_item')
    .select((eb) => ['entity', eb.fn.countAll<number>().as('count')])
    .where('state', '!=', 'trash')
    .groupBy('entity')
    .orderBy('entity')
    .execute()
  return rows.map(({ entity, count }) => ({ entity, count: Number(count) }))
}
