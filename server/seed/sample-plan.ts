import type { Kysely } from 'kysely'
import { kindOf } from '../../contract/kinds/index.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import {
  SAMPLE_ENTITIES,
  type Sample,
  type SampleEntity,
  type SampleItem,
  type SampleQuestion,
  type SampleRemoval,
} from '../../contract/seed/sample.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import { DAY } from '../core/process/durations.ts'
import { findFact } from '../core/store/facts.ts'
import type { Database } from '../core/store/schema.ts'
import { countItems, keyOf, listSampleItems, listSamplePictures, nameOf } from './sample-store.ts'
import { listSampleUsers } from './sample-users.ts'

/** The fact with the time of the last removal; the items in the trash since that time are its batch. */
export const REMOVED_AT = 'sample-removed-at'

export interface RemovalPlan {
  /** All that goes, by key: nothing that stays refers to it. */
  items: Map<string, ContentItem>
  pictures: Map<string, SampleItem>
  texts: ContentItem[]
  asked: SampleQuestion[]
}

/** @param clear undefined: every text of the sample is emptied */
export async function planRemoval(
  db: Kysely<Database>,
  { remove, clear }: { remove: SampleRemoval['remove']; clear?: SampleRemoval['clear'] },
): Promise<RemovalPlan> {
  const all = await listSampleItems(db, null)
  const items = all.filter(({ entity }) => !kindOf(entity).isFixed)
  const texts = all.filter((item) => kindOf(item.entity).isFixed && item.version === item.sample_version)
  const pictures = await listSamplePictures(db, null)
  const users = await listSampleUsers(db, items, pictures)

  const changed = new Set([
    ...items.filter((item) => item.version !== item.sample_version).map((item) => keyOf(nameOf(item))),
    ...pictures.filter(({ isChanged }) => isChanged).map(keyOf),
  ])
  const wanted = new Set(remove.map(keyOf))
  const known = new Map<string, SampleItem>([...items.map(nameOf), ...pictures].map((thing) => [keyOf(thing), thing]))
  const going = new Set([...known.keys()].filter((key) => !changed.has(key) || wanted.has(key)))
  const cleared = new Set((clear ?? texts.map(nameOf)).map(keyOf))
  for (const text of texts) if (cleared.has(keyOf(nameOf(text)))) going.add(keyOf(nameOf(text)))
  const staying = (key: string) => (users.get(key) ?? []).filter((user) => !going.has(keyOf(user)))
  for (let size = -1; size !== going.size;) {
    size = going.size
    for (const key of going) if (staying(key).length > 0) going.delete(key)
  }
  const asked = [...known]
    .filter(([key]) => !going.has(key))
    .map(([key, { entity, id, title }]) => ({ entity, id, title, isChanged: changed.has(key), users: staying(key) }))
  return {
    items: new Map(items.map((item) => [keyOf(nameOf(item)), item] as const).filter(([key]) => going.has(key))),
    pictures: new Map(pictures.map((one) => [keyOf(one), one] as const).filter(([key]) => going.has(key))),
    texts,
    asked,
  }
}

export async function describeSample(db: Kysely<Database>, now: Date): Promise<Sample> {
  const { items, pictures, texts, asked } = await planRemoval(db, { remove: [] })
  return {
    unchanged: countByKind([
      ...[...items.values()].map(({ entity }) => entity),
      ...[...pictures].map(() => 'pictures' as const),
    ]),
    asked,
    texts: texts.map(nameOf),
    removed: await describeRemoval(db, now),
    own: await listOwn(db),
  }
}

export function countByKind(entities: SampleEntity[]): { entity: SampleEntity; count: number }[] {
  return SAMPLE_ENTITIES.map((entity) => ({
    entity,
    count: entities.filter((other) => other === entity).length,
  })).filter(({ count }) => count > 0)
}

/** Content of which the sample has some too. */
export async function listOwn(db: Kysely<Database>): Promise<Sample['own']> {
  const counts = await countItems(db)
  return counts.filter(({ entity }) => entity !== 'pictures' && !kindOf(entity).isFixed)
}

/** What the last removal took and is still here. */
export async function listRemoved(db: Kysely<Database>, now: Date) {
  const at = await findFact(db, REMOVED_AT)
  const until = at === undefined ? 0 : Date.parse(at) + TRASH_DAYS * DAY
  if (at === undefined || until < now.getTime()) return { items: [], pictures: [], texts: [] }
  const texts = (await listSampleItems(db, null)).filter(
    (item) => kindOf(item.entity).isFixed && item.updated_at === at && item.version === (item.sample_version ?? 0) + 1,
  )
  const removed = { at, until: new Date(until).toISOString() }
  return { removed, items: await listSampleItems(db, at), pictures: await listSamplePictures(db, at), texts }
}

async function describeRemoval(db: Kysely<Database>, now: Date): Promise<Sample['removed']> {
  const { removed, items, pictures, texts } = await listRemoved(db, now)
  const count = items.length + pictures.length + texts.length
  return removed && count > 0 ? { ...removed, count } : null
}
