import { data, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'

/** A page that could not be loaded, while another one is on the screen. */
export interface FailedLoad {
  /** Address of the page that was asked for. */
  wanted: string
}

let shown = ''
let kept: string | undefined
let failed: FailedLoad | undefined
const listeners = new Set<() => void>()

/**
 * The page at an address is on the screen now. A failure is over as soon as another page is.
 * @param href path and query
 */
export function pageIsShown(href: string): void {
  if (href !== kept) tell(undefined)
  shown = href
  kept = undefined
}

/**
 * Ends a navigation whose page could not be loaded: the router goes back to the page that is on the screen, and
 * `shouldRevalidate` has it leave that page's data alone. What was shown stays (readings, "Errors").
 * @param wanted path and query of the page that was asked for
 */
export function keepShownPage(wanted: string): never {
  kept = shown
  tell({ wanted })
  throw replace(shown)
}

/**
 * For every route: its data is loaded anew as React Router has it, except when a failed navigation comes back to it, and in
 * previews, whose data the API does not have.
 */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (new URLSearchParams(location.search).has('preview')) return false
  return nextUrl.pathname + nextUrl.search === kept ? false : defaultShouldRevalidate
}

export const failedLoad = {
  get: () => failed,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function tell(now: FailedLoad | undefined): void {
  if (failed === now) return
  failed = now
  for (const listener of listeners) listener()
}

/** The words go to the page's error boundary; what caused them stays in the log. */
export function throwForBoundary(error: unknown): never {
  if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 503 })
  throw error
}
