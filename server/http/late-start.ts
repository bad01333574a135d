import { createHash } from 'node:crypto'
import lateStartScript from './late-start-script.js?raw'

/** Where a page's hydration is asked for: this, the page's path, and its query with `hydration={its name}`. */
export const HYDRATION_PATH = '/hydration'
export const HYDRATION_PARAMETER = 'hydration'

export interface LatePage {
  /** The page without what only its scripts need. */
  html: string
  /** What React Router reads to take the page over: the data that the page was rendered from, in its own encoding. */
  hydration: string
  /** Tells this hydration from every other. */
  name: string
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g
const DATA = /(<!--\$-->)?<script>window\.__reactRouterContext\.streamController\.(enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>(<!--\/\$-->)?/g
const MODULES = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/

/**
 * Takes a page that React Router has rendered apart, so that its first bytes are what there is to see: the modules are
 * not asked for before the page is complete or a visitor begins to use it, and the data that they need, which says once
 * more what the page says, comes with them.
 * @param html the page as rendered
 * @param url its address
 * @returns undefined when the page is not made as expected: then it works as it is
 */
export function startLate(html: string, url: URL): LatePage | undefined {
  const modules = MODULES.exec(html)?.[2]
  const routes = Array.from(modules?.matchAll(/import \* as (\w+) from "([^"]+)"/g) ?? [], ([, name = '', file = '']) => ({ name, file }))
  const manifest = /import "([^"]+)"/.exec(modules ?? '')?.[1]
  const entry = /import\("([^"]+)"\)/.exec(modules ?? '')?.[1]
  const names = /__reactRouterRouteModules = (\{[^}]*\})/.exec(modules ?? '')?.[1]
  const hydration = Array.from(html.matchAll(DATA), ([, , , text]) => (text ? (JSON.parse(text) as string) : '')).join('')
  if (!manifest || !entry || !names || routes.length === 0 || !hydration) return undefined

  const name = createHash('sha256').update(hydration).digest('base64url').slice(0, 16)
  const preloaded = Array.from(html.matchAll(PRELOAD), ([, file = '']) => file)
  const script = lateStartScript
    .replace('ADDRESS', JSON.stringify(hydrationAddress(url, name)))
    .replace('PRELOADED', JSON.stringify(preloaded))
    .replace('IMPORTED', JSON.stringify([manifest, ...routes.map(({ file }) => file)]))
    .replace('ROUTES', `(([,${routes.map((route) => route.name).join()}])=>(${names}))`)
    .replace('ENTRY', JSON.stringify(entry))
  return {
    html: html
      .replaceAll(PRELOAD, '')
      .replaceAll(DATA, '')
      .replaceAll(' data-discover="true"', '')
      .replace(MODULES, (_, open: string, __, close: string) => open + script + close),
    hydration,
    name,
  }
}

function hydrationAddress(url: URL, name: string): string {
  const query = new URLSearchParams(url.search)
  query.set(HYDRATION_PARAMETER, name)
  return `${HYDRATION_PATH}${url.pathname}?${query}`
}

/** The address of the page that a hydration belongs to, and which one of its hydrations is meant. */
export function pageOfHydration(url: URL): { page: URL; name: string } {
  const page = new URL(url)
  page.pathname = url.pathname.slice(HYDRATION_PATH.length) || '/'
  const name = page.searchParams.get(HYDRATION_PARAMETER) ?? ''
  page.searchParams.delete(HYDRATION_PARAMETER)
  return { page, name }
}
