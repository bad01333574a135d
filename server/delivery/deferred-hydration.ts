import { createHash } from 'node:crypto'
import deferredHydrationScript from './browser/deferred-hydration-script.js?raw'

/** Where a page's hydration is asked for: this, the page's path, and its query with `hydration={its name}`. */
export const HYDRATION_PATH = '/hydration'
export const HYDRATION_PARAMETER = 'hydration'

export interface DeferredPage {
  /** The page without what only its scripts need. */
  html: string
  /** A module that takes the page over: it has the data that the page was rendered from, and imports the page's modules. */
  hydration: string
  /** Tells this hydration from every other. */
  name: string
}

const STATIC_IMPORT = /^\s*import (?:\* as (\w+) from )?("[^"]+");/gm
/** For a way of finding a page's links that this site does not use. */
const DISCOVERY = ' data-discover="true"'

/**
 * What React Router writes into a page for its scripts. Only what carries the nonce of the rendering is its own: what is
 * rendered may hold the same text.
 */
const partsMarked = (nonce: string) => {
  const mark = ` nonce="${nonce}"`
  return {
    preload: new RegExp(`<link rel="modulepreload" href="([^"]+)"${mark}/?>`, 'g'),
    context: new RegExp(`<script${mark}>(window\\.__reactRouterContext = [^<]*)</script>`),
    data: new RegExp(
      `(?:<!--\\$-->)?<script${mark}>(window\\.__reactRouterContext\\.streamController\\.(?:enqueue\\("(?:[^"\\\\]|\\\\.)*"\\)|close\\(\\));)</script>(?:<!--/\\$-->)?`,
      'g',
    ),
    modules: new RegExp(`<script${mark} type="module" async="">([^<]*__reactRouterRouteModules[^<]*)</script>`),
  }
}

/**
 * Takes a page that React Router has rendered apart, so that its first bytes are what there is to see. Its inline scripts
 * and the names of its modules become one module, which is not asked for before the page is complete or a visitor begins
 * to use it; the data in it says once more what the page says.
 * @param html the page as rendered
 * @param url its address
 * @param nonce what React Router's scripts are marked with
 * @returns undefined when the page is not made as expected: then it works as it is
 */
export function deferHydration(html: string, url: URL, nonce: string): DeferredPage | undefined {
  const parts = partsMarked(nonce)
  const context = parts.context.exec(html)?.[1]
  const modules = parts.modules.exec(html)?.[1]
  const data = Array.from(html.matchAll(parts.data), ([, text = '']) => text)
  if (!context || !modules || data.length < 2) return undefined

  const files = Array.from(html.matchAll(parts.preload), ([, file = '']) => file)
  const hydration = [inSteps(files, modules), context, ...data, modules.replaceAll(STATIC_IMPORT, importWhenAsked)].join('\n')
  const name = createHash('sha256').update(hydration).digest('base64url').slice(0, 16)
  const address = hydrationAddress(url, name).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return {
    html: html
      .replaceAll(parts.preload, '')
      .replaceAll(parts.data, '')
      .replaceAll(DISCOVERY, '')
      // A classic script runs where it stands; a module, maybe after the visitor's first touch, which it would not hear.
      .replace(parts.context, () => `<script data-hydration="${address}">${deferredHydrationScript}</script>`)
      .replace(parts.modules, '<script type="module" async=""></script>'),
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
