import { matchPath } from 'react-router'
import { loadAhead } from './browser-load.ts'
import type { Load } from './load.ts'

/** What of React Router's list of pages is read (site/routes.ts in the browser). */
interface Manifest {
  routes: Record<string, { path?: string; index?: boolean; module: string }>
}

/** Milliseconds for which somebody points at a link before it counts: not everything that is passed on the way. */
const INTENT = 80

let pointedAt: HTMLAnchorElement | undefined

/** Asks for a page's code and data when a visitor points at a link to it, comes to it by keyboard, or touches it. */
export function prefetch(link: HTMLAnchorElement): void {
  if (link === pointedAt) return
  pointedAt = link
  setTimeout(() => {
    if (link !== pointedAt) return
    // The focus of a dialog that opens stays for no longer than a moment on its first link.
    if (!link.matches(':hover, :focus')) pointedAt = undefined
    else if (leadsToAnotherPage(link)) void fetchPage(new URL(link.href))
  }, INTENT)
}

/** Where scripts answer a click themselves, the link is only for who has none. */
function leadsToAnotherPage({ origin, pathname, search, target, dataset }: HTMLAnchorElement): boolean {
  const isHere = pathname + search === location.pathname + location.search
  return origin === location.origin && !isHere && !target && dataset['enhanced'] === undefined
}

async function fetchPage(url: URL): Promise<void> {
  // The most exact address first, as the router has it: one without parameters before those with some.
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined
  const routes = Object.values(manifest?.routes ?? {}).filter(({ path }) => path !== '*')
  const found = routes
    .toSorted((a, b) => (a.path ?? '').split(':').length - (b.path ?? '').split(':').length)
    .map(({ path, index, module }) => ({ module, match: index || path ? matchPath(`/${path ?? ''}`, url.pathname) : null }))
    .find(({ match }) => match)
  if (!found) return
  try {
    const { clientLoader } = (await import(/* @vite-ignore */ found.module)) as { clientLoader?: { load?: Load<unknown> } }
    if (clientLoader?.load) loadAhead(clientLoader.load, { params: found.match?.params ?? {}, url })
  } catch {
    // The click will tell.
  }
}
