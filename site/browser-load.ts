import type { ClientLoaderFunctionArgs } from 'react-router'
import { takeAhead } from '../server/delivery/browser/load-ahead.ts'
import { ApiError } from './api/api-error.ts'
import { browserApi } from './api/browser-api.ts'
import type { SiteApi } from './api/site-api.ts'
import { stayOnPage, throwForBoundary } from './failed-load.ts'
import { toastError } from './ui/toast/toast.ts'

export interface LoadArguments {
  params: Record<string, string | undefined>
  url: URL
}

type Ask<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

export interface BrowserLoadOptions {
  /** No toast, as for a single project or news item (specification section 8). */
  isSilent?: boolean
}

/** On a failure the current page stays, and a toast says why. A 404 shows a page of its own. */
export function loadInBrowser<Data>(
  load: Ask<Data>,
  { params, request }: ClientLoaderFunctionArgs,
  { isSilent = false }: BrowserLoadOptions = {},
): Promise<Data> {
  const url = new URL(request.url)
  return ((takeAhead(url) as Promise<Data> | undefined) ?? load(browserApi, { params, url })).catch(
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 404 || request.signal.aborted) throwForBoundary(error)
      if (!isSilent) toastError(error)
      stayOnPage(url.pathname + url.search)
    },
  )
}
