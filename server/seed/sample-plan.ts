import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { fieldsOf } from '../../contract/fields/kind.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import { normalAddress } from '../../contract/redirects/redirect-address.ts'
import {
  SAMPLE_ENTITIES,
  type Sample,
  type SampleEntity,
  type SampleItem,
  type SampleQuestion,
  type SampleRemoval,
  type SampleThing,
} from '../../contract/seed/sample.ts'
import { loadDocument } from '../core/content/items.ts'
import { kindFor, referencesTo } from '../core/content/kinds.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import { listReferences } from '../core/content/store/content-users.ts'
import {
  listPictureUses,
  listTextsWith,
  listUnpublishedDocuments,
  type PictureTextRow,
} from '../core/pictures/picture-uses.ts'
import { DAY } from '../core/process/durations.ts'
import { findFact } from '../core/store/facts.ts'
import type { Db } from '../core/store/schema.ts'
import { countItems, keyOf, listNames, listSampleItems, listSamplePictures, nameOf } from './sample-store.ts'

type Link = Record<'used' | 'user', SampleThing>

/** References to these by fields, texts or pictures, published or as a draft, outside the trash; by the used thing's key. */
async function listSampleUsers(
  db: Db,
  items: ContentItem[],
  pictures: SampleThing[],
): Promise<Map<string, SampleItem[]>> {
  const drafts = await listUnpublishedDocuments(db, { isKept: true })
  const links = [
    ...(await referencesBetween(db, items)),
    ...drafts.flatMap((draft) => referencesIn(draft)),
    ...(await textLinks(db, items, drafts)),
    ...(await pictureLinks(db, pictures)),
  ]
  const names = await listNames(
    db,
    links.map(({ user }) => user),
  )
  const users = new Map<string, Map<string, SampleItem>>()
  for (const { used, user } of links) {
    const name = names.get(keyOf(user))
    if (!name || keyOf(used) === keyOf(user)) continue
    const known = users.get(keyOf(used)) ?? new Map<string, SampleItem>()
    users.set(keyOf(used), known.set(keyOf(user), name))
  }
  return new Map([...users].map(([key, known]) => [key, [...known.values()]]))
}

async function referencesBetween(db: Db, items: ContentItem[]): Promise<Link[]> {
  const links: Link[] = []
  for (const entity of CONTENT_ENTITIES) {
    const ids = items.filter((item) => item.entity === entity).map(({ item_id }) => item_id)
    for (const reference of referencesTo(entity))
      for (const { user, used } of await listReferences(db, reference, ids))
        links.push({ used: { entity, id: used }, user: { entity: reference.entity, id: user } })
  }
  return links
}

function referencesIn({ entity: of, id, text }: PictureTextRow): Link[] {
  const entity = of as ContentItem['entity']
  const values = JSON.parse(text) as Record<string, unknown>
  return fieldsOf(kindOf(entity)).flatMap(([name, { to }]) =>
    [values[name]]
      .flat()
      .filter((used) => to !== undefined && typeof used === 'number')
      .map((used): Link => ({
        used: { entity: to as ContentItem['entity'], id: used as number },
        user: { entity, id },
      })),
  )
}

const HREF = /href=\\?"(\/[^"\\#?]*)/g

/** Texts that link to the page of an item. */
async function textLinks(db: Db, items: ContentItem[], drafts: PictureTextRow[]): Promise<Link[]> {
  const texts = [...(await listTextsWith(db, 'href="/')), ...drafts]
  const itemAt = new Map<string, SampleThing>()
  for (const { entity, item_id: id, version, path } of items) {
    if (path === null) continue
    const document = await loadDocument(db, entity, id, version)
    const addresses = (await kindFor(entity).addresses?.(db, document, id)) ?? new Map<string, number>()
    for (const [address, of] of [...addresses, [path, id] as const])
      if (address.includes(String(document.slug))) itemAt.set(normalAddress(address).path, { entity, id: of })
  }
  return texts.flatMap(({ entity, id, text }) =>
    Array.from(text.matchAll(HREF)).flatMap(([, href = '']): Link[] => {
      const used = itemAt.get(normalAddress(splitLocale(href).path).path)
      return used ? [{ used, user: { entity: entity as ContentItem['entity'], id } }] : []
    }),
  )
}

async function pictureLinks(db: Db, pictures: SampleThing[]): Promise<Link[]> {
  const uses = await listPictureUses(
    db,
    pictures.map(({ id }) => id),
  )
  return [...uses].flatMap(([picture, users]) =>
    users.map(({ entity, id }): Link => ({
      used: { entity: 'pictures', id: picture },
      user: { entity: entity as ContentItem['entity'], id },
    })),
  )
}

/** The fact with the time of the last removal; the items in the trash since that time are its batch. */
export const REMOVED_AT = 'sample-removed-at'

/** All that goes, by key: nothing that stays refers to it. @param clear undefined: every text of the sample is emptied */
export async function planRemoval(
  db: Db,
  { remove, clear }: { remove: SampleRemoval['remove']; clear?: SampleRemoval['clear'] },
) {
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
  const asked: SampleQuestion[] = [...known]
    .filter(([key]) => !going.has(key))
    .map(([key, { entity, id, title }]) => ({ entity, id, title, isChanged: changed.has(key), users: staying(key) }))
  return {
    items: new Map(items.map((item) => [keyOf(nameOf(item)), item] as const).filter(([key]) => going.has(key))),
    pictures: new Map(pictures.map((one) => [keyOf(one), one] as const).filter(([key]) => going.has(key))),
    texts,
    asked,
  }
}

export async function describeSample(db: Db, now: Date): Promise<Sample> {
  const { items, pictures, texts, asked } = await planRemoval(db, { remove: [] })
  const { removed, ...batch } = await listRemoved(db, now)
  const count = batch.items.length + batch.pictures.length + batch.texts.length
  return {
    unchanged: countByKind([...items.values(), ...pictures.values()]),
    asked,
    texts: texts.map(nameOf),
    removed: removed && count > 0 ? { ...removed, count } : null,
    own: await listOwn(db),
  }
}

export function countByKind(things: { entity: SampleEntity }[]): { entity: SampleEntity; count: number }[] {
  const byKind = Map.groupBy(things, ({ entity }) => entity)
  return SAMPLE_ENTITIES.map((entity) => ({ entity, count: byKind.get(entity)?.length ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

/** Content of which the sample has some too. */
export async function listOwn(db: Db): Promise<Sample['own']> {
  const counts = await countItems(db)
  return counts.filter(({ entity }) => entity !== 'pictures' && !kindOf(entity).isFixed)
}

/** Items that the last removal took and that are still here. */
export async function listRemoved(db: Db, now: Date) {
  const at = await findFact(db, REMOVED_AT)
  const until = at === undefined ? 0 : Date.parse(at) + TRASH_DAYS * DAY
  if (at === undefined || until < now.getTime()) return { items: [], pictures: [], texts: [] }
  const texts = (await listSampleItems(db, null)).filter(
    (item) => kindOf(item.entity).isFixed && item.updated_at === at && item.version === (item.sample_version ?? 0) + 1,
  )
  const removed = { at, until: new Date(until).toISOString() }
  return { removed, items: await listSampleItems(db, at), pictures: await listSamplePictures(db, at), texts }
}
