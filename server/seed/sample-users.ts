import type { Kysely } from 'kysely'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { fieldsOf } from '../../contract/kinds/kind.ts'
import { splitLocale } from '../../contract/page-locales.ts'
import { normalAddress } from '../../contract/redirects/redirect-address.ts'
import type { SampleItem, SampleThing } from '../../contract/seed/sample.ts'
import { loadDocument } from '../core/content/items.ts'
import { kindFor, referencesTo } from '../core/content/kinds.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import { listReferences } from '../core/content/store/content-users.ts'
import { listPictureUses } from '../core/pictures/picture-uses.ts'
import { listTextsWith } from '../core/pictures/store/picture-users.ts'
import type { Database } from '../core/store/schema.ts'
import { keyOf, listDrafts, listNames } from './sample-store.ts'

type Link = [used: SampleThing, user: SampleThing]

/** What refers to these by fields, texts or pictures, published or as a draft, outside the trash; by the used thing's key. */
export async function listSampleUsers(
  db: Kysely<Database>,
  items: ContentItem[],
  pictures: SampleThing[],
): Promise<Map<string, SampleItem[]>> {
  const drafts = await listDrafts(db)
  const links = [
    ...(await referencesBetween(db, items)),
    ...drafts.flatMap((draft) => referencesIn(draft)),
    ...(await textLinks(db, items, drafts)),
    ...(await pictureLinks(db, pictures)),
  ]
  const names = await listNames(
    db,
    links.map(([, user]) => user),
  )
  const users = new Map<string, Map<string, SampleItem>>()
  for (const [used, user] of links) {
    const name = names.get(keyOf(user))
    if (!name || keyOf(used) === keyOf(user)) continue
    const known = users.get(keyOf(used)) ?? new Map<string, SampleItem>()
    users.set(keyOf(used), known.set(keyOf(user), name))
  }
  return new Map([...users].map(([key, known]) => [key, [...known.values()]]))
}

async function referencesBetween(db: Kysely<Database>, items: ContentItem[]): Promise<Link[]> {
  const links: Link[] = []
  for (const entity of CONTENT_ENTITIES) {
    const ids = items.filter((item) => item.entity === entity).map(({ item_id }) => item_id)
    for (const reference of referencesTo(entity))
      for (const { user, used } of await listReferences(db, reference, ids))
        links.push([
          { entity, id: used },
          { entity: reference.entity, id: user },
        ])
  }
  return links
}

type Draft = Awaited<ReturnType<typeof listDrafts>>[number]

function referencesIn({ entity, id, document }: Draft): Link[] {
  const values = JSON.parse(document) as Record<string, unknown>
  return fieldsOf(kindOf(entity)).flatMap(([name, { to }]) =>
    [values[name]]
      .flat()
      .filter((used) => to !== undefined && typeof used === 'number')
      .map((used): Link => [
        { entity: to as ContentItem['entity'], id: used as number },
        { entity, id },
      ]),
  )
}

const HREF = /href=\\?"(\/[^"\\#?]*)/g

/** Texts that link to the page of an item. */
async function textLinks(db: Kysely<Database>, items: ContentItem[], drafts: Draft[]): Promise<Link[]> {
  const published = await listTextsWith(db, 'href="/')
  const texts = [...published, ...drafts.map(({ document, ...draft }) => ({ ...draft, text: document }))]
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
      return used ? [[used, { entity: entity as ContentItem['entity'], id }]] : []
    }),
  )
}

async function pictureLinks(db: Kysely<Database>, pictures: SampleThing[]): Promise<Link[]> {
  const uses = await listPictureUses(
    db,
    pictures.map(({ id }) => id),
  )
  return [...uses].flatMap(([picture, users]) =>
    users.map((user): Link => [
      { entity: 'pictures', id: picture },
      { entity: user.entity as ContentItem['entity'], id: user.id },
    ]),
  )
}
