import { splitLocale, localePath } from '../contract/page-locales.ts'
import { prefetchOnIntent } from '../server/core/delivery/browser/prefetch.ts'
import { failedLoad, isFetchingCode, shownPage } from './failed-load.ts'
import { findPage, importPage, isImported } from './pages.ts'
import { pageLocale } from './page-locale.ts'
import { savedPages } from './saved-pages.ts'

let followed: HTMLAnchorElement | undefined

/** Follows a link only when its code is fetched: without it, the router could only show an error. */
export function watchLinks(): void {
  prefetchOnIntent((target) => {
    const link = findLink(target)
    return link && leadsToAnotherPage(link) ? link : undefined
  })
  addEventListener('click', fetchCodeFirst, { capture: true })
  addEventListener('click', stayOffline)
  addEventListener('popstate', giveUp)
  watchConnection()
  savedPages?.start().catch(() => {})
}

function fetchCodeFirst(event: MouseEvent): void {
  const link = findPlainClick(event)
  if (!link) return
  followed = link
  const page = findPage(new URL(link.href))?.path
  if (!page || isImported(page)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void follow(link, page)
}

async function follow(link: HTMLAnchorElement, page: string): Promise<void> {
  isFetchingCode.set(true)
  const isThere = await succeeds(importPage(page))
  if (followed !== link) return
  isFetchingCode.set(false)
  if (isThere) link.click()
  // The server answers without the file: there is a newer version of the site.
  else if (await isReachable(link.href)) location.assign(link.href)
  else stay(link)
}

/** A step back ends what a link has begun, as it does without scripts. */
function giveUp(): void {
  followed = undefined
  isFetchingCode.set(false)
}

const isReachable = async (href: string): Promise<boolean> =>
  navigator.onLine && succeeds(fetch(href, { method: 'HEAD', cache: 'no-store' }))

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** After the router: a click that it leaves to the browser would end on the browser's error page. */
function stayOffline(event: MouseEvent): void {
  const link = findPlainClick(event)
  if (!link || navigator.onLine) return
  event.preventDefault()
  stay(link)
}

function stay({ pathname, search }: HTMLAnchorElement): void {
  failedLoad.set({ wanted: splitLocale(pathname + search).path, isUnanswered: true })
}

function findPlainClick(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = findLink(event.target)
  const isPlain = !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
  return link && isPlain && leadsToAnotherPage(link) ? link : undefined
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target as Element | null)?.closest?.('a') ?? undefined
}

function leadsToAnotherPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const isHere = pathname + search === location.pathname + location.search
  const isOtherLanguage = splitLocale(pathname).locale !== pageLocale()
  return origin === location.origin && !isHere && !isOtherLanguage && !target && dataset['enhanced'] === undefined
}

/** Milliseconds after which a connection counts as back. */
const SETTLING = 500

/** Opens the copy of a page that could not be loaded, or goes on to it later; ends the notice of a saved page. */
function watchConnection(): void {
  const notice = document.querySelector('[data-saved-notice]')
  const saved = shownPage.get()
  shownPage.subscribe(() => {
    if (shownPage.get() !== saved) notice?.replaceChildren()
  })
  const openFailed = () => {
    const failed = failedLoad.get()
    if (failed?.isUnanswered) void savedPages?.open(localePath(pageLocale(), failed.wanted))
  }
  failedLoad.subscribe(openFailed)
  // It may have failed before this runs.
  openFailed()
  const goOnSoon = () => {
    // The notice no longer says that there is no connection.
    notice?.querySelector('span')?.remove()
    setTimeout(goOn, SETTLING)
  }
  // It may be back before this runs.
  if (navigator.onLine && notice?.querySelector('[data-offline]')) goOnSoon()
  addEventListener('online', goOnSoon)
}

/** Loads a saved page anew, unless somebody may have typed into it. */
function goOn(): void {
  if (!navigator.onLine || (!failedLoad.get() && document.querySelector('main form'))) return
  document.querySelector<HTMLAnchorElement>('.notice__link')?.click()
}
