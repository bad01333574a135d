import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { browserApi } from './api/browser-api.ts'
import type { SiteApi } from './api/site-api.ts'
import { keepShownPage, throwForBoundary } from './failed-load.ts'
import { toastError } from './ui/toast/toast.ts'

export interface LoadArguments {
  params: Record<string, string | undefined>
  url: URL
}

/** A route's `load` (load.ts). */
type Ask<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

export interface BrowserLoadOptions {
  /** A failure has no toast, as for a single project or news item (specification section 8). */
  isSilent?: boolean
}

/** Milliseconds for which data that was asked for ahead of a click is as good as asked for at the click. */
const FRESH = 5000

/** What was asked for last, and whether a click has had it: then it is not asked for ahead once more. */
let last: { address: string; at: number; data?: Promise<unknown> | undefined } | undefined

function findLast(url: URL) {
  return last?.address === url.href && Date.now() - last.at < FRESH ? last : undefined
}

/** Asks for the data of a page that a visitor is about to go to. A failure is left to the click itself. */
export function loadAhead<Data>(load: Ask<Data>, { params, url }: LoadArguments): void {
  if (findLast(url)) return
  const data = load(browserApi, { params, url })
  last = { address: url.href, at: Date.now(), data }
  data.catch(() => {
    if (last?.data === data) last = undefined
  })
}

/**
 * What a page needs, over the network. When the call fails, the page that is on the screen stays, with a way to try again,
 * and a toast says why. What does not exist is a page of its own.
 */
export function loadInBrowser<Data>(
  load: Ask<Data>,
  { params, request }: ClientLoaderFunctionArgs,
  { isSilent = false }: BrowserLoadOptions = {},
): Promise<Data> {
  const url = new URL(request.url)
  return (takeAhead<Data>(url) ?? load(browserApi, { params, url })).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 404 || request.signal.aborted) throwForBoundary(error)
    if (!isSilent) toastError(error)
    keepShownPage(url.pathname + url.search)
  })
}

/** Once: whoever loads the page again wants it anew. */
function takeAhead<Data>(url: URL): Promise<Data> | undefined {
  const data = findLast(url)?.data
  last = { address: url.href, at: Date.now() }
  return data as Promise<Data> | undefined
}
