import { data, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { Observable } from './observable.ts'

export interface FailedLoad {
  wanted: string
  /** Nothing was answered: there may be a copy (links.ts). */
  isUnanswered?: boolean
}

let kept: string | undefined
let shownKey: string | undefined

export const failedLoad = new Observable<FailedLoad | undefined>(undefined)

/** Path and query of the page that is shown. */
export const shownPage = new Observable('')

/** Whether links.ts is fetching a page's code, before the router navigates. */
export const isFetchingCode = new Observable(false)

/**
 * Ends a failure once another page is shown.
 * @param href path and query
 * @param key of the entry in the history: the same one again is no other page (effects run twice in development)
 */
export function pageShown(href: string, key: string): void {
  if (key === shownKey) return
  shownKey = key
  if (href !== kept) failedLoad.set(undefined)
  kept = undefined
  shownPage.set(href)
}

/** Ends a failed navigation: the current page and its data stay (readings, "Errors"). */
export function stayOnPage(wanted: string, isUnanswered = false): never {
  kept = shownPage.get()
  failedLoad.set({ wanted, isUnanswered })
  throw replace(kept)
}

/**
 * React Router's default, except after a failed navigation, in previews, whose data the API lacks, and after a form was
 * sent: that changes no page, and without a connection the form would be lost.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { nextUrl, defaultShouldRevalidate, formAction } = args
  if (formAction || new URLSearchParams(location.search).has('preview')) return false
  return nextUrl.pathname + nextUrl.search === kept ? false : defaultShouldRevalidate
}

export function throwForBoundary(error: unknown): never {
  if (error instanceof ApiError) throw data({ message: error.message }, { status: error.status || 503 })
  throw error
}
