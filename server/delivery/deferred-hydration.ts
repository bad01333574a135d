import { createHash } from 'node:crypto'
import deferredHydrationScript from './browser/deferred-hydration-script.js?raw&in-page'
import { HYDRATION_PARAMETER, HYDRATION_PATH } from './hydration-address.ts'
import {
  FormatError,
  importInPlace,
  readRouterOutput,
  removeRouterOutput,
  type RouterOutput,
} from './react-router-output.ts'

export interface DeferredPage {
  /** Without the parts that only its scripts need. */
  html: string
  /** A module with the loaders' data, which imports the page's modules. */
  hydration: string
  /** Hash of the module. */
  name: string
}

/** Marks links for lazy route discovery, which this site does not use. React's development build misses it. */
const DISCOVERY = ' data-discover="true"'

/**
 * Moves a page's inline scripts and module addresses into one module, which is requested when the page is complete or
 * used. @throws FormatError
 */
export function splitPage(html: string, url: URL, nonce: string): DeferredPage {
  const output = readRouterOutput(html, nonce)
  const hydration = hydrationModule(output)
  const name = createHash('sha256').update(hydration).digest('base64url').slice(0, 16)
  const address = hydrationAddress(url, name).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const rest = removeRouterOutput(html, nonce, {
    // A classic script runs in its place; a module might run after the visitor's first touch, and miss it.
    context: `<script data-hydration="${address}">${deferredHydrationScript}</script>`,
    // React expects an element here.
    modules: '<script type="module" async=""></script>',
  })
  return { html: import.meta.env.DEV ? rest : rest.replaceAll(DISCOVERY, ''), hydration, name }
}

/** Undefined if the page is not in the expected format. */
export function deferHydration(html: string, url: URL, nonce: string): DeferredPage | undefined {
  try {
    return splitPage(html, url, nonce)
  } catch (error) {
    if (error instanceof FormatError) return undefined
    throw error
  }
}

/** Fetches all files at once, and runs each in its own task, between which a phone reacts to touches. */
function hydrationModule({ preloads, context, data, modules }: RouterOutput): string {
  // The modules script imports the others dynamically, at its end, to start React.
  const steps = preloads.filter((file) => !modules.includes(`import(${JSON.stringify(file)})`))
  return [
    `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
    `for (const file of ${JSON.stringify(steps)}) { await import(file); await new Promise((resolve) => setTimeout(resolve)); }`,
    context,
    ...data,
    importInPlace(modules),
  ].join('\n')
}

function hydrationAddress(url: URL, name: string): string {
  const query = new URLSearchParams(url.search)
  query.set(HYDRATION_PARAMETER, name)
  return `${HYDRATION_PATH}${url.pathname}?${query}`
}

export function pageOfHydration(url: URL): { page: URL; name: string } {
  const page = new URL(url)
  page.pathname = url.pathname.slice(HYDRATION_PATH.length) || '/'
  const name = page.searchParams.get(HYDRATION_PARAMETER) ?? ''
  page.searchParams.delete(HYDRATION_PARAMETER)
  return { page, name }
}
