// @chunk shared
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { SiteApi } from './api/site-api.ts'
import type { BrowserLoadOptions, LoadArguments } from './browser-load.ts'
import { keepShownPage, throwForBoundary } from './failed-load.ts'
import { serverContext } from './server-context.ts'

/** What a page needs, asked for through the API. One function, two doors: the server's and the browser's. */
export type Load<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

/** The server's door: a route's `loader` from its `load`. */
export function serverLoad<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    load(context.get(serverContext).api, { params, url: new URL(request.url) }).catch(throwForBoundary)
}

/**
 * The browser's door: a route's `clientLoader` from the same `load`. What it is made of (browser-load.ts) comes when a visitor
 * is about to go on to another page: one that has come from the server does without it.
 */
export function browserLoad<Data>(load: Load<Data>, options?: BrowserLoadOptions) {
  return Object.assign(
    async (args: ClientLoaderFunctionArgs): Promise<Data> => {
      const { loadInBrowser } = await importBrowserLoad(args.request.url)
      return loadInBrowser(load, args, options)
    },
    { load },
  )
}

/** Without a network it does not come; then the page that is on the screen stays. */
function importBrowserLoad(wanted: string) {
  const { pathname, search } = new URL(wanted)
  return import('./browser-load.ts').catch(() => keepShownPage(pathname + search))
}
