import { deleteRedirectsFrom, putItemRedirect } from './store/redirects.ts'
import type { Work } from './items.ts'
import type { ContentDocument } from './kind.ts'

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
