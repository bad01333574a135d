import { sql, type InferResult, type Insertable, type SqlBool } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import type { RedirectListQuery } from '../../../contract/redirects/redirect.ts'
import { hasRows } from '../store/engine.ts'
import { ofItem } from '../store/item-rows.ts'
import { readPage, searchPatterns } from '../store/paging.ts'
import type { Database, Db } from '../store/schema.ts'
import { withAddresses, listVersionsWith, rewriteVersion } from './item-links.ts'
import type { Work } from './items.ts'
import type { ContentDocument } from './kind.ts'
import { kindFor } from './kinds.ts'
import { findContentVersion, type ContentItem } from './store/content-items.ts'

/** A redirect targets an item, and an address in use is none, so there are no cycles. */
export async function redirectOldAddresses(
  work: Work,
  id: number,
  before: ContentDocument | undefined,
  after: ContentDocument,
): Promise<void> {
  const { tx, kind } = work
  if (!kind.addresses) return
  const now = await kind.addresses(tx, after, id)
  for (const address of now.keys()) await deleteRedirectsFrom(tx, address)
  if (!before) return
  const old = await kind.addresses(tx, before, id)
  await putRedirects(
    work,
    [...old].filter(([address]) => !now.has(address)),
  )
}

/** Records the addresses of an unpublished item: if it returns elsewhere, they redirect. */
export async function recordAddresses(work: Work, id: number): Promise<void> {
  const live = await work.kind.read(work.tx, id)
  if (live && work.kind.addresses)
    await putRedirects(work, [...(await work.kind.addresses(work.tx, live.document, id))])
}

/** Old addresses lead to wherever their items stand, and no more to where they led before. */
async function putRedirects({ tx, kind, at }: Work, addresses: [string, number][]): Promise<void> {
  for (const [address, id] of addresses) {
    await deleteRedirectsFrom(tx, address)
    const target = { to_path: null, entity: kind.entity, item_id: id }
    await insertRedirect(tx, { from_path: address, ...target, created_at: at })
  }
}

/**
 * Has the links to a published item lead to where it stands now, in what is published, in drafts and in the trash. Older
 * versions follow when they are restored.
 */
export async function moveLinks({ tx, at }: Work, item: ContentItem, before: ContentItem): Promise<void> {
  const { entity, item_id, path } = item
  if (path === null || path === before.path) return
  if (before.path === null && !(await hasItemRedirects(tx, entity, item_id))) return
  const key = `${entity}:${item_id}`
  const paths = new Map([[key, path]])
  for (const { published_version, ...version } of await listVersionsWith(tx, key)) {
    const kind = kindFor(version.entity)
    const { document } = (await findContentVersion(tx, version.entity, version.item_id, version.number))!
    await rewriteVersion(tx, version, withAddresses(JSON.parse(document), paths))
    const live = version.number === published_version && (await kind.read(tx, version.item_id))
    if (!live) continue
    const { position = 0, createdAt = at, updatedAt = at } = live
    await kind.put(tx, version.item_id, withAddresses(live.document, paths), { position, createdAt, updatedAt })
  }
}

/** `to` is null while its item is not published. */
export type RedirectRow = InferResult<ReturnType<typeof withTarget>>[number]

export async function findRedirect(db: Db, id: number): Promise<RedirectRow | undefined> {
  return withTarget(db).where('redirect.id', '=', id).executeTakeFirst()
}

export async function findRedirectFrom(db: Db, path: string): Promise<RedirectRow | undefined> {
  return withTarget(db).where('from_path', '=', path).executeTakeFirst()
}

/** The parameter names of old addresses, each set once; addresses with other names need no lookup. */
export async function listQueryNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('redirect')
    .select('query_names')
    .distinct()
    .where('query_names', 'is not', null)
    .execute()
  return rows.map(({ query_names }) => query_names!)
}

export function listRedirects(db: Db, query: RedirectListQuery): Promise<ListAnswer<RedirectRow>> {
  const { search = '', sort, order } = query
  let found = withTarget(db)
    .orderBy(sort === 'from' ? 'from_path' : 'redirect.created_at', order)
    .orderBy('redirect.id', order)
  for (const pattern of searchPatterns(search))
    found = found.where(sql<SqlBool>`lower(from_path || ' ' || coalesce(to_path, '')) like ${pattern} escape '\\'`)
  return readPage(found, query)
}

function withTarget(db: Db) {
  return db
    .selectFrom('redirect')
    .leftJoin('content_item as item', (join) =>
      join.onRef('item.entity', '=', 'redirect.entity').onRef('item.item_id', '=', 'redirect.item_id'),
    )
    .select(['redirect.id', 'redirect.from_path', 'redirect.entity', 'redirect.item_id', 'redirect.created_at'])
    .select((eb) => eb.fn.coalesce('redirect.to_path', 'item.path').as('to'))
}

export async function insertRedirect(tx: Db, redirect: Insertable<Database['redirect']>): Promise<number> {
  return (await tx.insertInto('redirect').values(redirect).returning('id').executeTakeFirstOrThrow()).id
}

export async function deleteRedirect(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('redirect').where('id', '=', id).execute()
}

/** Has the old addresses of an item lead to another one. */
export async function moveItemRedirects(tx: Db, entity: ContentEntity, { from, to }: { from: number; to: number }) {
  await tx.updateTable('redirect').set({ item_id: to }).where(ofItem(entity, from)).execute()
}

async function hasItemRedirects(db: Db, entity: ContentEntity, id: number): Promise<boolean> {
  return hasRows(db.selectFrom('redirect').select('id').where(ofItem(entity, id)).limit(1))
}

async function deleteRedirectsFrom(tx: Db, path: string): Promise<void> {
  await tx.deleteFrom('redirect').where('from_path', '=', path).execute()
}
