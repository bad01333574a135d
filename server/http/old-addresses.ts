import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import { followQueryRedirect, followRedirect, QueryRedirects } from '../services/redirects.ts'
import type { Database } from '../store/schema.ts'
import { isPreview } from './previews.ts'

/**
 * Leads visitors of old addresses to where they stand today. One with a query (`/?p=12`) is looked up before the page of its
 * path is made, any other one when there is no page.
 * @param revisionNow the content revision, undefined when it cannot be read
 */
export function leadFromOldAddresses(
  db: Kysely<Database>,
  revisionNow: () => Promise<number | undefined>,
): MiddlewareHandler {
  const queryRedirects = new QueryRedirects(db)
  return async (context, next) => {
    const url = new URL(context.req.url)
    if (isPreview(url)) return next()
    const { pathname, search } = url
    const address = pathname + search
    if (search !== '' && (await queryRedirects.mayHave(address, await revisionNow()))) {
      const target = await followQueryRedirect(db, address)
      if (target !== undefined) return lead(target)
    }
    await next()
    if (context.res.status !== 404) return undefined
    const target = await followRedirect(db, address)
    if (target === undefined) return undefined
    const page = context.res
    context.res = undefined
    context.res = lead(target)
    await page.body?.cancel()
    return undefined
  }
}

/** Not to be kept for ever: the old address may be that of a new page one day. */
function lead(target: string): Response {
  return new Response(null, { status: 301, headers: { Location: encode(target), 'Cache-Control': 'no-cache' } })
}

/** Headers take no letters of Devanagari. */
function encode(target: string): string {
  if (!target.startsWith('/')) return new URL(target).href
  const { pathname, search, hash } = new URL(target, 'http://this.site')
  return pathname + search + hash
}
