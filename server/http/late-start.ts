import { createHash } from 'node:crypto'
import lateStartScript from './late-start-script.js?raw'

/** Where a page's hydration is asked for: this, the page's path, and its query with `hydration={its name}`. */
export const HYDRATION_PATH = '/hydration'
export const HYDRATION_PARAMETER = 'hydration'

export interface LatePage {
  /** The page without what only its scripts need. */
  html: string
  /** A module that takes the page over: it has the data that the page was rendered from, and imports the page's modules. */
  hydration: string
  /** Tells this hydration from every other. */
  name: string
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/?>/g
const CONTEXT = /(<script>)(window\.__reactRouterContext = [^<]*)(<\/script>)/
const DATA = /(<!--\$-->)?<script>(window\.__reactRouterContext\.streamController\.(?:enqueue\("(?:[^"\\]|\\.)*"\)|close\(\));)<\/script>(<!--\/\$-->)?/g
const MODULES = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/
const STATIC_IMPORT = /^\s*import (?:\* as (\w+) from )?("[^"]+");/gm
/** For a way of finding a page's links that this site does not use. */
const DISCOVERY = ' data-discover="true"'

/**
 * Takes a page that React Router has rendered apart, so that its first bytes are what there is to see. Its inline scripts
 * and the names of its modules become one module, which is not asked for before the page is complete or a visitor begins
 * to use it; the data in it says once more what the page says.
 * @param html the page as rendered
 * @param url its address
 * @returns undefined when the page is not made as expected: then it works as it is
 */
export function startLate(html: string, url: URL): LatePage | undefined {
  const context = CONTEXT.exec(html)?.[2]
  const modules = MODULES.exec(html)?.[2]
  const data = Array.from(html.matchAll(DATA), ([, , text = '']) => text)
  if (!context || !modules || data.length < 2) return undefined

  const files = Array.from(html.matchAll(PRELOAD), ([, file = '']) => file)
  const hydration = [inSteps(files, modules), context, ...data, modules.replaceAll(STATIC_IMPORT, importWhenAsked)].join('\n')
  const name = createHash('sha256').update(hydration).digest('base64url').slice(0, 16)
  const script = lateStartScript.replace('ADDRESS', JSON.stringify(hydrationAddress(url, name)))
  return {
    html: html
      .replaceAll(PRELOAD, '')
      .replaceAll(DATA, '')
      .replaceAll(DISCOVERY, '')
      // A classic script runs where it stands; a module, maybe after the visitor's first touch, which it would not hear.
      .replace(CONTEXT, (_, open: string, __, close: string) => open + script + close)
      .replace(MODULES, (_, open: string, __, close: string) => open + close),
    hydration,
    name,
  }
}

/** Fetches all files at once, and lets each begin in a turn of its own: between two, a phone answers touches. */
function inSteps(files: string[], modules: string): string {
  // What the modules ask for at their end starts React.
  const steps = files.filter((file) => !modules.includes(`import(${JSON.stringify(file)})`))
  return `for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
for (const file of ${JSON.stringify(steps)}) { await import(file); await new Promise((resolve) => setTimeout(resolve)); }`
}

/** Static imports would be fetched and run before anything else in the module. */
function importWhenAsked(_: string, name: string | undefined, file: string): string {
  return name ? `const ${name} = await import(${file});` : `await import(${file});`
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
