import { relative } from 'node:path'
import { parseSync, Visitor, type Plugin } from 'vite'
import type { PageLocale } from '../../../../contract/page-locales.ts'

const FILE = /\/(?:words|[\w-]+\.words)\.tsx?$/
const CALL = 'defineWords'
/** The contract only declares. */
const moduleSideEffects = (id: string) => !id.includes('/contract/')

/** Leaves only one language's texts in the browser's build, where files of words have `defineWords({ en: …, ne: … })`. */
export function words(locale: PageLocale): Plugin {
  return {
    name: 'delivery:words',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // What only the dropped texts need is dropped with them.
    config: () => ({ environments: { client: { build: { rollupOptions: { treeshake: { moduleSideEffects } } } } } }),
    transform(code, id) {
      const file = id.replace(/\?.*$/s, '')
      return FILE.test(file) && code.includes(CALL) ? keepLocale(code, locale, relative(process.cwd(), file)) : null
    },
  }
}

/** @param file its name @throws Error for words that are no object with a property for each language */
export function keepLocale(code: string, locale: PageLocale, file: string): string {
  let kept = ''
  let end = 0
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [words] }) {
      if (callee.type !== 'Identifier' || callee.name !== CALL) return
      const properties = words?.type === 'ObjectExpression' ? words.properties : []
      const own = properties.find(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === locale,
      )
      if (!words || !own) throw new Error(`${file}: ${CALL} needs an object with a property for each language`)
      kept += `${code.slice(end, words.start)}{ ${code.slice(own.start, own.end)} }`
      end = words.end
    },
  })
  const { program } = parseSync(file, code)
  visitor.visit(program)
  return withoutUnusedImports(kept + code.slice(end), file)
}

/** What only the dropped texts need would otherwise belong to the chunk of these words. */
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
