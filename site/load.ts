// @chunk shared
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { splitLocale } from '../contract/page-locales.ts'
import type { SiteApi } from './api/site-api.ts'
import type { BrowserLoadOptions, LoadArguments } from './browser-load.ts'
import { stayOnPage, throwForBoundary } from './failed-load.ts'
import { serverContext } from './server-context.ts'

export type Load<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

/** Makes a route's `loader`. */
export function serverLoad<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    load(context.get(serverContext).api, {
      params,
      url: new URL(request.url),
      locale: context.get(serverContext).locale,
    }).catch(throwForBoundary)
}

/** Makes a route's `clientLoader`, whose code is fetched with the first navigation. */
export function browserLoad<Data>(load: Load<Data>, options?: BrowserLoadOptions) {
  return Object.assign(
    async (args: ClientLoaderFunctionArgs): Promise<Data> => {
      const { loadInBrowser } = await importBrowserLoad(args.request.url)
      return loadInBrowser(load, args, options)
    },
    { load },
  )
}

/** Without a network, the current page stays. */
function importBrowserLoad(wanted: string) {
  const { pathname, search } = new URL(wanted)
  return import('./browser-load.ts').catch(() => stayOnPage(splitLocale(pathname + search).path, true))
}
