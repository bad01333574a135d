import { newRedirectSchema } from '../../../contract/redirects/redirect.ts'
import { normalAddress, normalText } from '../../../contract/redirects/redirect-address.ts'
import { isServedAddress } from '../../../contract/redirects/served-address.ts'
import type { Work } from '../../../server/core/content/items.ts'
import { findRedirectFrom, insertRedirect } from '../../../server/core/content/redirects.ts'
import { raiseContentRevision } from '../../../server/core/store/revision.ts'
import { keyOf, recordMade, type Importing } from '../../../server/transfer/public.ts'
import type { WxrPlan } from './plan-wxr.ts'
import type { TextPicture } from './rewrite-text.ts'

const REDIRECT = 'redirect'

type RedirectTarget = { to: string } | { entity: 'news' | 'pages' | 'categories'; item_id: number }

/** In a transaction of its own. */
export async function redirect(wxr: Wxr, from: string, target: RedirectTarget): Promise<void> {
  const { db, now } = wxr.importing
  await db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    await redirectIn(wxr, { tx, at: now().toISOString() }, from, target)
  })
}

/** Pages of this site stay where they are, and so do redirects that are there. */
export async function redirectIn(
  { importing }: Wxr,
  { tx, at }: Pick<Work, 'tx' | 'at'>,
  given: string,
  target: RedirectTarget,
): Promise<void> {
  const parsed = newRedirectSchema.shape.from.safeParse(given)
  if (!parsed.success) {
    if (isServedAddress(normalText(normalAddress(given)))) importing.report.note('redirectTaken', given)
    return
  }
  const from = parsed.data
  const there = await findRedirectFrom(tx, from)
  if (there) {
    if ('to' in target ? there.to !== target.to : there.item_id !== target.item_id)
      importing.report.note('redirectTaken', from)
    return
  }
  const { names } = normalAddress(from)
  const columns = 'to' in target ? { to_path: target.to } : { ...target, to_path: null }
  const id = await insertRedirect(tx, { ...columns, from_path: from, query_names: names || null, created_at: at })
  await recordMade(tx, importing, keyOf(importing, REDIRECT, from), { entity: REDIRECT, item_id: id })
}

/** An import of WordPress on its way. */
export interface Wxr {
  importing: Importing
  plan: WxrPlan
  /** By the id of the attachment. */
  pictures: Map<string, TextPicture & { id: number }>
  /** New addresses by the old path; undefined: it could not be had. */
  documents: Map<string, Promise<string | undefined>>
  /** By nicename. */
  categories: Map<string, number>
}
