/** The parts of a page that React Router writes for its scripts. Their format is private to React Router. */
export interface RouterOutput {
  /** Addresses of the modules that the page preloads. */
  preloads: string[]
  /** The script that creates `window.__reactRouterContext`. */
  context: string
  /** The scripts that stream the loaders' data into it. */
  data: string[]
  /** The module script that imports the page's route modules, and then the browser's entry. */
  modules: string
}

/** Why a page is not in the expected format. */
export class FormatError extends Error {
  override name = 'FormatError'
}

/** Left over after everything that is known has been taken out. */
const STATIC_IMPORT = /^[ \t]*import[ \t]*["'\w*{]/m

/** Only scripts with the nonce of the rendering are React Router's own: content may contain the same text. */
function patternsFor(nonce: string) {
  const mark = ` nonce="${nonce}"`
  const enqueue = String.raw`enqueue\("(?:[^"\\]|\\.)*"\)`
  return {
    mark,
    preload: new RegExp(`<link rel="modulepreload" href="([^"]+)"${mark}/?>`, 'g'),
    context: new RegExp(`<script${mark}>(window\\.__reactRouterContext = [^<]*)</script>`, 'g'),
    data: new RegExp(
      `(?:<!--\\$-->)?<script${mark}>` +
        `(window\\.__reactRouterContext\\.streamController\\.(?:${enqueue}|close\\(\\));)` +
        '</script>(?:<!--/\\$-->)?',
      'g',
    ),
    modules: new RegExp(`<script${mark} type="module" async="">([^<]*__reactRouterRouteModules[^<]*)</script>`, 'g'),
  }
}

/**
 * Finds React Router's output in a page.
 * @param nonce of the rendering
 * @throws FormatError if anything is missing, or left over
 */
export function readRouterOutput(html: string, nonce: string): RouterOutput {
  const patterns = patternsFor(nonce)
  const textsOf = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, text = '']) => text)
  const [context, ...moreContexts] = textsOf(patterns.context)
  const [modules, ...moreModules] = textsOf(patterns.modules)
  const data = textsOf(patterns.data)
  if (!context || moreContexts.length > 0) throw new FormatError('the script of the router context was not found')
  if (!modules || moreModules.length > 0) throw new FormatError('the script of the route modules was not found')
  const isClosed = data.length > 1 && data.at(-1)?.endsWith('.close();')
  if (!isClosed) throw new FormatError('the data of the loaders was not found')
  const rest = removeRouterOutput(html, nonce, { context: '', modules: '' })
  if (rest.includes(patterns.mark)) throw new FormatError('there is a script or link of an unknown kind')
  return { preloads: textsOf(patterns.preload), context, data, modules }
}

/** A page without its router output, with other texts in place of two of the scripts. */
export function removeRouterOutput(
  html: string,
  nonce: string,
  replacements: { context: string; modules: string },
): string {
  const { preload, data, context, modules } = patternsFor(nonce)
  return html
    .replaceAll(preload, '')
    .replaceAll(data, '')
    .replace(context, () => replacements.context)
    .replace(modules, () => replacements.modules)
}

/**
 * Turns the static imports of the modules script into dynamic ones, which run in their place and not before
 * everything else.
 * @throws FormatError if there is an import of another form
 */
export function importInPlace(modules: string): string {
  const changed = modules.replaceAll(
    /^\s*import (?:\* as (\w+) from )?("[^"]+");/gm,
    (_, name: string | undefined, file: string) => `${name ? `const ${name} = ` : ''}await import(${file});`,
  )
  if (STATIC_IMPORT.test(changed)) throw new FormatError('the route modules are imported in an unknown way')
  return changed
}
