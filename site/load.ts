import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'
import type { SiteApi } from './api/site-api.ts'
import { keepShownPage } from './failed-load.ts'
import { serverContext } from './server-context.ts'
import { toastError } from './ui/toast/toast.ts'

interface LoadArguments {
  params: Record<string, string | undefined>
  url: URL
}

/** What a page needs, asked for through the API. One function, two doors: the server's and the browser's. */
export type Load<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

/** The server's door: a route's `loader` from its `load`. */
export function serverLoad<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> =>
    load(context.get(serverContext).api, { params, url: new URL(request.url) }).catch(throwForBoundary)
}

/**
 * The browser's door: a route's `clientLoader` from the same `load`. When the call fails, the page that is on the screen
 * stays, with a way to try again, and a toast says why; not for a single project or news item, whose failures are
 * silent (specification section 8). What does not exist is a page of its own.
 */
export function browserLoad<Data>(load: Load<Data>, { isSilent = false } = {}) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    return importBrowserApi()
      .then((api) => load(api, { params, url }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status === 404 || request.signal.aborted) throwForBoundary(error)
        if (!isSilent) toastError(error)
        keepShownPage(url.pathname + url.search)
      })
  }
}

/** A page that has come from the server does without it, until the visitor is about to go on to another one. */
export function importBrowserApi(): Promise<SiteApi> {
  return import('./api/browser-api.ts').then(
    ({ browserApi }) => browserApi,
    (cause: unknown) => {
      throw new ApiError(0, undefined, null, cause)
    },
  )
}

/** The words go to the page's error boundary; what caused them stays in the log. */
function throwForBoundary(error: unknown): never {
  if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 503 })
  throw error
}
