import { deleteRedirectsFrom, putItemRedirect } from '../../store/redirects.ts'
import type { Work } from './items.ts'
import type { ContentDocument } from './kind.ts'

/**
 * Has the addresses that an item had, and those of its parts, lead to where they are now. A redirect names an item, not an
 * address, and an address that is in use leads nowhere else: so there can be no loop.
 */
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

/** Notes the addresses of an item that is taken away: should it come back elsewhere, they lead there. */
export async function keepAddresses(work: Work, id: number): Promise<void> {
  const live = await work.kind.read(work.tx, id)
  if (live && work.kind.addresses)
    await putRedirects(work, [...(await work.kind.addresses(work.tx, live.document, id))])
}

async function putRedirects({ tx, kind, at }: Work, addresses: [string, number][]): Promise<void> {
  for (const [address, id] of addresses)
    await putItemRedirect(tx, { from_path: address, entity: kind.entity, item_id: id, created_at: at })
}
