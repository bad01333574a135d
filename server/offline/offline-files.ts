import { Hono, type Context } from 'hono'
import { OFFLINE_FILES } from '../../contract/offline/offline-files.ts'
import { localePath, PAGE_LOCALES, splitLocale } from '../../contract/page-locales.ts'
import { withNames } from '../../contract/settings/with-names.ts'
import { renderOffPage, renderOfflinePage } from '../../site/offline/offline-documents.tsx'
import removingWorker from '../../site/offline/removing-worker.js?raw&in-page'
import { getBrand } from '../brand/public.ts'
import { getSettings } from '../core/settings/settings.ts'
import type { Db } from '../core/store/schema.ts'
import { contentSecurityPolicy } from '../core/http/security-headers.ts'
import type { Mode } from '../core/process/config-values.ts'

interface OfflineParts {
  db: Db
  config: { mode: Mode; publicUrl?: string | undefined; mediaBaseUrl: string; serviceWorker: boolean }
}

/** The two pages of the service worker in each language, and the worker that removes it; itself it is a file of the build. */
export function createOfflineRoutes({ db, config }: OfflineParts): Hono {
  const routes = new Hono()
  const send = async (context: Context, render: typeof renderOfflinePage) => {
    const { locale } = splitLocale(context.req.path)
    const [settings, brand] = await Promise.all([getSettings(db, locale), getBrand(db)])
    const { name, shortName } = withNames(settings, locale, config.publicUrl ?? new URL(context.req.url).origin)
    const { html, scripts } = render({ name, shortName, brand }, locale)
    return context.html(html, 200, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(scripts, config.mediaBaseUrl),
      'X-Robots-Tag': 'noindex',
    })
  }
  for (const locale of PAGE_LOCALES) {
    routes.get(localePath(locale, OFFLINE_FILES.page), (context) => send(context, renderOfflinePage))
    routes.get(localePath(locale, OFFLINE_FILES.off), (context) => send(context, renderOffPage))
  }
  // In development, one from a production build on the same port would stay.
  if (!config.serviceWorker || config.mode === 'development') {
    routes.get(OFFLINE_FILES.worker, (context) =>
      context.body(removingWorker, 200, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    )
  }
  return routes
}
