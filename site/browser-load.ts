import type { LoaderFunctionArgs } from 'react-router'
import { splitLocale } from '../contract/page-locales.ts'
import { takeAhead } from '../server/core/delivery/browser/load-ahead.ts'
import { ApiError } from './api/api-error.ts'
import { browserApi } from './api/browser-api.ts'
import { stayOnPage, throwForBoundary } from './failed-load.ts'
import type { Load, LoadOptions } from './page.ts'
import { pageLocale } from './page-locale.ts'
import { savedPages } from './saved-pages.ts'
import { toastError } from './ui/toast/toast.ts'

/** As Chromium, Firefox and Safari say that code which is imported on demand did not come. */
const NO_CODE = /dynamically imported module|module script/

/** On a failure the current page stays, and a toast says why. A 404 shows a page of its own. */
export function loadInBrowser<Data>(
  load: Load<Data>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
  { isSilent = false }: LoadOptions = {},
): Promise<Data> {
  const url = new URL(request.url)
  const timer = setTimeout(() => void savedPages?.open(url.href, true), savedPages?.patience)
  const stopTimer = () => clearTimeout(timer)
  request.signal.addEventListener('abort', stopTimer)
  return ((takeAhead(url) as Promise<Data> | undefined) ?? load(browserApi, { params, url, locale: pageLocale() }))
    .finally(stopTimer)
    .catch(async (cause: unknown) => {
      const isWithoutCode = cause instanceof TypeError && NO_CODE.test(cause.message)
      const error = isWithoutCode ? new ApiError(0, undefined, null, cause) : cause
      if (!(error instanceof ApiError) || error.status === 404 || request.signal.aborted) throwForBoundary(error)
      // Without an answer; the copy replaces this page.
      if (error.status === 0 && (await savedPages?.open(url.href))) return new Promise<never>(() => {})
      if (!isSilent) toastError(error)
      stayOnPage(splitLocale(url.pathname + url.search).path)
    })
}
