import { withAddresses, listVersionsWith, rewriteVersion } from './item-links.ts'
import type { Work } from './items.ts'
import type { ContentDocument } from './kind.ts'
import { kindFor } from './kinds.ts'
import { findContentVersion, type ContentItem } from './store/content-items.ts'
import { deleteRedirectsFrom, hasItemRedirects, putItemRedirect } from './store/redirects.ts'

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

async function putRedirects({ tx, kind, at }: Work, addresses: [string, number][]): Promise<void> {
  for (const [address, id] of addresses)
    await putItemRedirect(tx, { from_path: address, entity: kind.entity, item_id: id, created_at: at })
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
