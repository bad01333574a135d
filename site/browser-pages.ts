// @chunk shared
import type { LoaderFunction } from 'react-router'
import { splitLocale } from '../contract/page-locales.ts'
import { stayOnPage } from './failed-load.ts'
import type { Page } from './page.ts'
import { importPage } from './pages.ts'
import type { Side } from './page-routes.tsx'

/** Waits for an answer that comes as another document. */
const forever = () => new Promise<never>(() => {})

/** Pages that are shown after the first one. */
export const browserSide: Side = {
  // Kept from the first page (page-routes.tsx); only an error page has none.
  loadSite: ({ request }) => {
    location.assign(request.url)
    return forever()
  },
  importPage: (path) =>
    importPage(path).catch(() => {
      // Links fetch it first (links.ts); what leads here is a form, or a step back.
      location.reload()
      return forever()
    }),
  loader: ({ load, loadOptions }: Page): LoaderFunction => {
    return async (args) => {
      const { loadInBrowser } = await importBrowserLoad(args.request.url)
      return load && loadInBrowser(load, args, loadOptions)
    }
  },
  action: (_path, { submit }) => submit && (async ({ request }) => submit(await request.formData())),
}

/** Its code is fetched with the first navigation. Without a network, the current page stays. */
function importBrowserLoad(wanted: string) {
  const { pathname, search } = new URL(wanted)
  return import('./browser-load.ts').catch(() => stayOnPage(splitLocale(pathname + search).path, true))
}
