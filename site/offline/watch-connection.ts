import { localePath } from '../../contract/page-locales.ts'
import { failedLoad, shownPage } from '../failed-load.ts'
import { pageLocale } from '../page-locale.ts'
import { openSavedPage } from './open-saved-page.ts'

/** Milliseconds after which a connection counts as back. */
const SETTLING = 500

/** Opens the copy of a page that could not be loaded, or goes on to it later; ends the notice of a saved page. */
export function watchConnection(): void {
  const notice = document.querySelector('[data-saved-notice]')
  const saved = shownPage.get()
  shownPage.subscribe(() => {
    if (shownPage.get() !== saved) notice?.replaceChildren()
  })
  const openFailed = () => {
    const failed = failedLoad.get()
    if (failed?.isUnanswered) void openSavedPage(localePath(pageLocale(), failed.wanted))
  }
  failedLoad.subscribe(openFailed)
  // It may have failed before this runs.
  openFailed()
  // It may be back before this runs.
  if (navigator.onLine) notice?.querySelector('[data-offline]')?.remove()
  addEventListener('online', () => {
    // The notice no longer says that there is no connection.
    notice?.querySelector('span')?.remove()
    setTimeout(goOn, SETTLING)
  })
}

/** Loads a saved page anew, unless somebody may have typed into it. */
function goOn(): void {
  if (!navigator.onLine || (!failedLoad.get() && document.querySelector('main form'))) return
  document.querySelector<HTMLAnchorElement>('.notice__link')?.click()
}
