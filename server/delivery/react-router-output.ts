/** The parts of a page that React Router writes for its scripts. Their format is private to React Router. */
export interface RouterOutput {
  preloads: string[]
  /** Creates `window.__reactRouterContext`. */
  context: string
  /** Stream the loaders' data into it. */
  data: string[]
  /** Imports the page's route modules, then the browser's entry. */
  modules: string
}

export class FormatError extends Error {
  override name = 'FormatError'
}

const STATIC_IMPORT = /^[ \t]*import[ \t]*["'\w*{]/m

/** Only scripts with the rendering's nonce are React Router's: content may contain the same text. */
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

/** @throws FormatError if anything is missing, or left over */
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

/** Makes static imports dynamic, so that they run in place. @throws FormatError for another form of import */
export function importInPlace(modules: string): string {
  const changed = modules.replaceAll(
    /^\s*import (?:\* as (\w+) from )?("[^"]+");/gm,
    (_, name: string | undefined, file: string) => `${name ? `const ${name} = ` : ''}await import(${file});`,
  )
  if (STATIC_IMPORT.test(changed)) throw new FormatError('the route modules are imported in an unknown way')
  return changed
}
