import type { MiddlewareHandler } from 'hono'
import { localePath, splitLocale } from '../../contract/page-locales.ts'
import type { MissingAddressRecorder } from './missing-addresses.ts'
import { followQueryRedirect, followRedirect, followWithSlash, hasQueryNames } from './redirects.ts'
import type { Db } from '../core/store/schema.ts'
import { isPreview } from '../previews/public.ts'

/**
 * Redirects old addresses: with a query (`/?p=12`) or a slash at the end before rendering, others when the answer would
 * be 404.
 */
export function redirectOldAddresses(
  db: Db,
  revisionNow: () => Promise<number | undefined>,
  missing?: Pick<MissingAddressRecorder, 'note'>,
): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url)
    if (isPreview(url)) return next()
    const { locale, path: address } = splitLocale(url.pathname + url.search)
    const redirect = (target: string) =>
      redirectPermanently(target.startsWith('/') ? localePath(locale, splitLocale(target).path) : target)
    if (url.search !== '' && (await hasQueryNames(db, address, await revisionNow()))) {
      const target = await followQueryRedirect(db, address)
      if (target !== undefined) return redirect(target)
    }
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const target = await followWithSlash(db, address)
      if (target !== undefined) return redirect(target)
    }
    await next()
    if (context.res.status !== 404) return undefined
    const target = await followRedirect(db, address)
    // Programs that try links ask for the head alone.
    if (target === undefined && context.req.method === 'GET') missing?.note(url, context.req.header('Referer'))
    if (target === undefined) return undefined
    const page = context.res
    context.res = undefined
    context.res = redirect(target)
    await page.body?.cancel()
    return undefined
  }
}

/** Not cached for long: the old address may become a new page's. */
function redirectPermanently(target: string): Response {
  return new Response(null, { status: 301, headers: { Location: encode(target), 'Cache-Control': 'no-cache' } })
}

/** Headers cannot hold Devanagari. */
function encode(target: string): string {
  if (!target.startsWith('/')) return new URL(target).href
  const { pathname, search, hash } = new URL(target, 'http://this.site')
  return pathname + search + hash
}
