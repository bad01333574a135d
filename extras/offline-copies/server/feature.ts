import { Hono, type Context } from 'hono'
import { WORKER_FILE } from '../../../contract/discovery/worker-file.ts'
import { localePath, PAGE_LOCALES, splitLocale } from '../../../contract/page-locales.ts'
import { withNames } from '../../../contract/settings/with-names.ts'
import { getBrand } from '../../../server/brand/public.ts'
import type { Feature, RouteDeps } from '../../../server/core/feature.ts'
import { contentSecurityPolicy } from '../../../server/core/http/security-headers.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { OFFLINE_FILES } from '../contract/offline-files.ts'

export const feature: Feature = { routes: createRoutes, serves: Object.values(OFFLINE_FILES) }

/** The two pages of the service worker in each language; itself it is a file of the build. */
function createRoutes({ db, publicUrl, environment }: RouteDeps): Hono {
  const routes = new Hono()
  const send = async (context: Context, render: 'renderOffPage' | 'renderOfflinePage') => {
    const { locale } = splitLocale(context.req.path)
    const [settings, brand] = await Promise.all([getSettings(db, locale), getBrand(db)])
    const { name, shortName } = withNames(settings, locale, publicUrl ?? new URL(context.req.url).origin)
    // Not before: programs that run from source know no JSX.
    const documents = await import('../site/offline-documents.tsx')
    const { html, scripts } = documents[render]({ name, shortName, brand }, locale)
    return context.html(html, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(scripts, ''),
      'X-Robots-Tag': 'noindex',
    })
  }
  for (const locale of PAGE_LOCALES) {
    routes.get(localePath(locale, OFFLINE_FILES.page), (context) => send(context, 'renderOfflinePage'))
    routes.get(localePath(locale, OFFLINE_FILES.off), (context) => send(context, 'renderOffPage'))
  }
  if (environment.SERVICE_WORKER === '0')
    routes.get(WORKER_FILE, async (context) => {
      const { removeWorker } = await import('../../../server/core/http/removing-worker.ts')
      return removeWorker(context)
    })
  return routes
}
