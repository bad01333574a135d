import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { minifySync, parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { PAGE_LOCALES, type PageLocale } from '../../../../contract/page-locales.ts'

/** Each plugin can be left out: pages then weigh more, and work. @param locale of the browser's build */
export const delivery = (locale: PageLocale): Plugin[] => [inPage(), words(locale), unusedParts(), chunks()]

/** Packages of every page; they change less often than the site. */
const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler']
const FRAMEWORK_MODULE = new RegExp(`/node_modules/(?:${FRAMEWORK.join('|')})/|vite/preload-helper|rolldown/runtime`)

/** A module that two of them need belongs to the first. `late` and `extra` have what pages load after they have begun. */
const NAMED_CHUNKS = ['shared', 'home', 'late', 'extra'] as const
type ChunkName = (typeof NAMED_CHUNKS)[number]

/** Modules that so many other chunks need become one chunk, `reading`. */
const MIN_SHARE_COUNT = 4

const PRAGMA = /^\/\/ @chunk ([a-z-]+)\n/

/** Few chunks: small files compress worse. A file names its chunk in its first line, such as `// @chunk shared`. */
function chunks(): Plugin {
  const groups = NAMED_CHUNKS.map((name) => ({ name, test: (id: string) => chunkOf(id) === name }))
  const codeSplitting = {
    groups: [
      { name: 'framework', test: FRAMEWORK_MODULE },
      ...groups,
      { name: 'reading', test: /\/site\//, minShareCount: MIN_SHARE_COUNT },
    ],
  }
  return {
    name: 'delivery:chunks',
    apply: 'build',
    config: () => ({ environments: { client: { build: { rollupOptions: { output: { codeSplitting } } } } } }),
  }
}

const known = new Map<string, ChunkName | undefined>()

/** @param id a file, perhaps with a query @throws Error for an unknown chunk */
export function chunkOf(id: string): ChunkName | undefined {
  const file = id.replace(/\?.*$/s, '')
  if (!/\.tsx?$/.test(file) || file.includes('/node_modules/') || file.startsWith('\0')) return undefined
  if (!known.has(file)) known.set(file, readChunk(file))
  return known.get(file)
}

function readChunk(file: string): ChunkName | undefined {
  const named = PRAGMA.exec(readFileSync(file, 'utf8'))?.[1]
  if (named === undefined) return undefined
  const name = NAMED_CHUNKS.find((chunk) => chunk === named)
  if (!name) throw new Error(`${file} names an unknown chunk: ${named}. Known are ${NAMED_CHUNKS.join(', ')}.`)
  return name
}

const SHEET = '.css?inline&in-page'
const SCRIPT = '.js?raw&in-page'

/**
 * Gives the browser's build an empty text for a sheet or script that the server writes into the page:
 * `import sheet from './hero.css?inline&in-page'`, `import script from './opening-script.js?raw&in-page'`.
 */
function inPage(): Plugin {
  return {
    name: 'delivery:in-page',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const isBrowser = this.environment.name === 'client'
      if (id.endsWith(SHEET)) return isBrowser ? '' : null
      if (!id.endsWith(SCRIPT)) return null
      if (isBrowser) return `export default ''`
      const file = id.slice(0, id.lastIndexOf('?'))
      this.addWatchFile(file)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { module: false })
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}

const ROUTER = /\/node_modules\/react-router\//
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm
const CHECKS = /^(?=function (?:invariant|warning|warnOnce|warningOnce)\()/gm
const INSTRUMENTATION = /init\.instrumentations(?=\))|(?<== )consumeInstrumentation\w+\(router\)/g
const MADE_BY_REACT = /(?<= = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Leaves out what no page uses: components of React Router, which their names for developers' tools alone keep; its checks
 * that tell developers of a wrong call, and its instrumentation, which nothing here asks for; and Vite's fetching of a
 * chunk's sheets, which stand in pages here.
 */
function unusedParts(): Plugin {
  return {
    name: 'delivery:unused-parts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : null),
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(MADE_BY_REACT, '/* @__PURE__ */ ')
          .replaceAll(CHECKS, '/* @__NO_SIDE_EFFECTS__ */ ')
          .replaceAll(INSTRUMENTATION, 'undefined'),
        map: null,
      }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if ('viteMetadata' in chunk && chunk.viteMetadata && chunk.viteMetadata.importedCss.size > 0)
          this.error(`${chunk.fileName} has a sheet of its own, which nothing fetches: import it with ?inline`)
    },
  }
}

const CALL = 'defineWords'
/** The contract only declares. */
const moduleSideEffects = (id: string) => !id.includes('/contract/')

/** Leaves only one language's texts in the browser's build, where files have `defineWords({ title: { en: …, ne: … } })`. */
function words(locale: PageLocale): Plugin {
  return {
    name: 'delivery:words',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Modules that only the dropped texts need are dropped with them.
    config: () => ({ environments: { client: { build: { rollupOptions: { treeshake: { moduleSideEffects } } } } } }),
    transform(code, id) {
      const file = id.replace(/\?.*$/s, '')
      if (!file.includes('/site/') || !/\.tsx?$/.test(file) || !code.includes(`${CALL}(`)) return null
      return keepLocale(writeOut(code, file), locale, relative(process.cwd(), file))
    },
  }
}

/** Catalogues stand in `defineWords` as if they were written there: `defineWords(texts)` or `defineWords({ ...texts, … })`. */
export function writeOut(code: string, file: string): string {
  const { body } = parseSync(file, code).program
  const imports = body.filter((node) => node.type === 'ImportDeclaration' && node.source.value.endsWith('words.json'))
  return imports.toReversed().reduce((rest, node) => {
    const { start, end, source, specifiers } = node as ESTree.ImportDeclaration
    const catalogue = readFileSync(join(dirname(file), source.value), 'utf8').trim()
    const name = specifiers[0]!.local.name
    const others = rest.slice(0, start) + rest.slice(end)
    return others
      .replace(`${CALL}(${name})`, () => `${CALL}(${catalogue})`)
      .replace(`...${name},`, () => `${catalogue.slice(1, -1).trim()},`)
  }, code)
}

/** @param file its name @throws Error for words that are not written out, or lack the language */
export function keepLocale(code: string, locale: PageLocale, file: string): string {
  let kept = ''
  let end = 0
  const visitor = new Visitor({
    CallExpression({ start, end: after, callee, arguments: [words] }) {
      if (callee.type !== 'Identifier' || callee.name !== CALL) return
      kept += `${code.slice(end, start)}({ ${locale}: ${own(words)} })`
      end = after
    },
  })
  /** A text is an object with a property for each language alone, as in `defineWords`. */
  const own = (texts: ESTree.Node | undefined): string => {
    if (texts?.type !== 'ObjectExpression') throw new Error(`${file}: ${CALL} needs texts with each language`)
    const named = texts.properties.map((one) => {
      if (one.type !== 'Property') throw new Error(`${file}: ${CALL} needs texts that are written out`)
      return { name: code.slice(one.key.start, one.key.end), value: one.value }
    })
    const isLocale = (name: string) => PAGE_LOCALES.some((known) => known === name.replaceAll('"', ''))
    if (!named.every(({ name }) => isLocale(name)))
      return `{ ${named.map(({ name, value }) => `${name}: ${own(value)}`).join(', ')} }`
    const text = named.find(({ name }) => name.replaceAll('"', '') === locale)?.value
    if (!text) throw new Error(`${file}: ${CALL} needs texts with each language`)
    return code.slice(text.start, text.end)
  }
  const { program } = parseSync(file, code)
  visitor.visit(program)
  return withoutUnusedImports(kept + code.slice(end), file)
}

/** Modules that only the dropped texts need would otherwise belong to the chunk of these words. */
function withoutUnusedImports(code: string, file: string): string {
  const imports = parseSync(file, code).program.body.filter((node) => node.type === 'ImportDeclaration')
  const body = code.slice(imports.at(-1)?.end ?? 0)
  const isUsed = (name: string) => new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(body)
  let kept = ''
  let end = 0
  for (const { start, end: after, specifiers } of imports) {
    if (specifiers.length === 0 || specifiers.some(({ local }) => isUsed(local.name))) continue
    kept += code.slice(end, start)
    end = after
  }
  return kept + code.slice(end)
}

/** Leaves `data-field` out of the browser's code: only the server writes it, into previews (server/rendering/pages.ts). */
export function fieldMarks(): Plugin {
  return {
    name: 'delivery:field-marks',
    enforce: 'pre',
    transform(code, id) {
      const isOfSite = id.includes('/site/') && id.endsWith('.tsx')
      if (this.environment.name !== 'client' || !isOfSite) return null
      return { code: code.replaceAll(/ data-field=(?:"\w+"|\{[^{}]+\})/g, ''), map: null }
    },
  }
}
