import { data, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'

/** A page that could not be loaded, while another one is on the screen. */
export interface FailedLoad {
  /** Address of the page that was asked for. */
  wanted: string
}

let shown = ''
let kept: string | undefined

/** One value that components can subscribe to (useSyncExternalStore). */
class Value<Type> {
  #value: Type
  readonly #listeners = new Set<() => void>()

  constructor(value: Type) {
    this.#value = value
  }

  readonly get = (): Type => this.#value

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Type): void {
    if (this.#value === value) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }
}

export const failedLoad = new Value<FailedLoad | undefined>(undefined)

/** Whether the code of a page is being fetched, before the router begins to go there (links.ts). */
export const isFetchingCode = new Value(false)

/**
 * The page at an address is on the screen now. A failure is over as soon as another page is.
 * @param href path and query
 */
export function pageIsShown(href: string): void {
  if (href !== kept) failedLoad.set(undefined)
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
  failedLoad.set({ wanted })
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

/** The words go to the page's error boundary; what caused them stays in the log. */
export function throwForBoundary(error: unknown): never {
  if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 503 })
  throw error
}
