import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { browserApi } from './api/browser-api.ts'
import type { SiteApi } from './api/site-api.ts'
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

/** The browser's door: a route's `clientLoader` from the same `load`. A failure is also said in a toast. */
export function browserLoad<Data>(load: Load<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> =>
    load(browserApi, { params, url: new URL(request.url) }).catch((error: unknown) => {
      if (!request.signal.aborted && !(error instanceof ApiError && error.status === 404)) toastError(error)
      throwForBoundary(error)
    })
}

/** The words go to the page's error boundary; what caused them stays in the log. */
function throwForBoundary(error: unknown): never {
  if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 503 })
  throw error
}
