import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { href } from '../../../contract/addresses.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { localePath, PAGE_LOCALES } from '../../../contract/page-locales.ts'
import { SHEET_CODE_LENGTH, SHEET_KEYS_PATH } from '../contract/sheet.ts'
import type { Log } from '../../../server/core/process/log.ts'
import { addOpening } from './openings.ts'
import { publishedKeys, type KeyDeps } from './sheet-keys.ts'
import { normalNumber, readCode } from './sheets.ts'

/** The public keys, the form that leads to a sheet's page without JavaScript, and the count of its openings. */
export function createSheetRoutes(deps: KeyDeps & { log: Log }): Hono {
  const routes = new Hono()
  routes.get(SHEET_KEYS_PATH, async (context) =>
    context.body(JSON.stringify(await publishedKeys(deps)), 200, {
      'Content-Type': 'application/jwk-set+json',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    }),
  )
  for (const locale of PAGE_LOCALES) {
    const page = localePath(locale, href('verify'))
    routes.get(page, async (context, next) => {
      const given = context.req.query('number')?.trim()
      if (!given) return next()
      const code = encodeURIComponent(normalNumber(given) ?? given.slice(0, SHEET_CODE_LENGTH))
      return context.redirect(`${page}/${code}`, 303)
    })
    routes.get(`${page}/:code`, countOpenings(deps))
  }
  return routes
}

/** After the page was sent, and without anything of the visitor. */
function countOpenings(deps: KeyDeps & { log: Log }): MiddlewareHandler {
  return async (context, next) => {
    // Behind `next`, the parameters are those of the page's route.
    const code = context.req.param('code') ?? ''
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
    if (context.res.status !== 200 || context.req.method !== 'GET' || isPrefetch(context)) return
    try {
      const sheet = await readCode(deps, code)
      if (sheet) await addOpening(deps.db, sheet.projectId, nepalDay(deps.now()))
    } catch (error) {
      deps.log.error('The opening of a sheet could not be counted', error)
    }
  }
}

const isPrefetch = ({ req }: Context) => req.header('Sec-Purpose')?.includes('prefetch') === true
