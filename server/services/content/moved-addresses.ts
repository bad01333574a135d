import { deleteRedirectsFrom, putItemRedirect } from '../../store/redirects.ts'
import type { Work } from './desk.ts'
import type { ContentDocument } from './kind.ts'

/** Has the old address of an item lead to its new one, when it has changed; an address that is in use again leads nowhere else. */
export async function redirectOldAddresses(
  { tx, kind, at }: Work,
  id: number,
  before: ContentDocument | undefined,
  after: ContentDocument,
): Promise<void> {
  if (!kind.path) return
  const to = await kind.path(tx, after)
  await deleteRedirectsFrom(tx, to)
  if (!before) return
  const from = await kind.path(tx, before)
  if (from !== to) await putItemRedirect(tx, { from_path: from, entity: kind.entity, item_id: id, created_at: at })
}
