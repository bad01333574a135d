import { matchPath } from 'react-router'
import { loadAhead } from './browser-load.ts'
import { failedLoad, isFetchingCode } from './failed-load.ts'
import type { Load } from './load.ts'

/** What of React Router's list of pages is read (site/routes.ts in the browser). Where it is missing, links are left to the router. */
interface Manifest {
  routes: Record<string, { path?: string; index?: boolean; module: string }>
}

/** A page's module, and what its address says. */
interface Page {
  module: string
  params: Record<string, string | undefined>
}

/** Milliseconds for which somebody points at a link before it counts: not everything that is passed on the way. */
const INTENT = 80

/** Modules of pages that have come. */
const loaded = new Set<string>()
let pointedAt: HTMLAnchorElement | undefined
let followed: HTMLAnchorElement | undefined

/**
 * Watches links to pages of the site. A page's code and data are fetched when a visitor points at a link, comes to it by
 * keyboard, or touches it. A link is followed only once the code of its page is there: React Router reloads the page on the
 * screen when it cannot fetch a module, which offline leaves the site.
 */
export function watchLinks(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch)
  addEventListener('click', fetchCodeFirst, { capture: true })
  addEventListener('click', stayOffline)
}

function prefetch({ target }: Event): void {
  const link = findLink(target)
  if (!link || link === pointedAt) return
  pointedAt = link
  setTimeout(() => {
    if (link !== pointedAt) return
    // The focus of a dialog that opens stays for no longer than a moment on its first link.
    if (!link.matches(':hover, :focus')) pointedAt = undefined
    else if (leadsToAnotherPage(link)) void fetchPage(new URL(link.href))
  }, INTENT)
}

async function fetchPage(url: URL): Promise<void> {
  const page = findPage(url)
  if (!page) return
  try {
    const { clientLoader } = await fetchCode(page)
    if (clientLoader?.load) loadAhead(clientLoader.load, { params: page.params, url })
  } catch {
    // The click will tell.
  }
}

function fetchCodeFirst(event: MouseEvent): void {
  const link = findPlainClick(event)
  if (!link) return
  followed = link
  const page = findPage(new URL(link.href))
  if (!page || loaded.has(page.module)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void follow(link, page)
}

async function follow(link: HTMLAnchorElement, page: Page): Promise<void> {
  isFetchingCode.set(true)
  const isThere = await fetchCode(page).then(
    () => true,
    () => false,
  )
  // Of two links that were followed, the later one counts.
  if (followed !== link) return
  isFetchingCode.set(false)
  if (isThere) link.click()
  // The server is there and the file is not: a newer version of the site has taken its place.
  else if (await isReachable(link.href)) location.assign(link.href)
  else stay(link)
}

async function fetchCode({ module }: Page): Promise<{ clientLoader?: { load?: Load<unknown> } }> {
  const code = await import(/* @vite-ignore */ module)
  loaded.add(module)
  return code
}

async function isReachable(href: string): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** After the router: what it leaves to the browser would end on the browser's own error page. */
function stayOffline(event: MouseEvent): void {
  const link = findPlainClick(event)
  if (!link || navigator.onLine) return
  event.preventDefault()
  stay(link)
}

function stay({ pathname, search }: HTMLAnchorElement): void {
  failedLoad.set({ wanted: pathname + search })
}

function findPlainClick(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = findLink(event.target)
  const isPlain = !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return link && isPlain && leadsToAnotherPage(link) ? link : undefined
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target as Element | null)?.closest?.('a') ?? undefined
}

/** Where scripts answer a click themselves, the link is only for who has none. */
function leadsToAnotherPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const isHere = pathname + search === location.pathname + location.search
  return origin === location.origin && !isHere && !target && dataset['enhanced'] === undefined
}

function findPage({ pathname }: URL): Page | undefined {
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined
  const routes = Object.values(manifest?.routes ?? {}).filter(({ path }) => path !== '*')
  // The most exact address first, as the router has it: one without parameters before those with some.
  for (const { path, index, module } of routes.toSorted((a, b) => (a.path ?? '').split(':').length - (b.path ?? '').split(':').length)) {
    const match = index || path ? matchPath(`/${path ?? ''}`, pathname) : null
    if (match) return { module, params: match.params }
  }
  return undefined
}
