import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { PAGE_LOCALES } from '../../contract/page-locales.ts'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('{admin,extras/*/admin}/**/{*.{ts,tsx},*words.json}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'admin/core/{messages/messages-*.ts,theme/**}', '**/*-style.ts', '**/*.test.ts'],
})

/** Attributes and properties that people read or hear. */
const READ =
  /^(label|title|alt|name|placeholder|helperText|content|confirm|action|words|children|aria-(label|description|valuetext))$/
/** Literals that are no text of a screen: styles, patterns, shortcuts, keys of catalogues, and names in code. */
const CODE =
  /^[./]|^(npm run|mkdir) |^(staff|ra|resources)\.|^(Control|Meta)\+|^[a-z0-9_-]+$|[{}()|*=;#]|^[a-z]+\/[a-z-]+$/i

interface Node {
  type: string
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The texts of a file: texts in each language, and literals that look like a text beside them. */
function textsIn(file: string) {
  const found: string[] = []
  const words: Text[] = []
  const visit = (node: Node, name: string) => {
    if (/^(Import|TS(Interface|TypeAlias|Literal|Union))|^ThrowStatement$/.test(node.type)) return
    if (node.type === 'JSXAttribute' && /^(sx|className|style|type|rel)$/.test(nameOf(node))) return
    if (node.type === 'ObjectExpression' && hasAllLocales(node)) return void words.push(textOf(node))
    const inner = node.type === 'JSXAttribute' || node.type === 'Property' ? nameOf(node) : name
    const isRead = node.type === 'JSXText' || READ.test(inner)
    for (const text of literalsOf(node)) if (isText(text, isRead)) found.push(`${file}: ${text.trim()}`)
    for (const part of Object.values(node).flat()) if (isNode(part) && part !== node['key']) visit(part, inner)
  }
  const code = readFileSync(join(root, file), 'utf8')
  const parsed = file.endsWith('.json') ? parseSync('words.js', `(${code})`) : parseSync(file, code)
  visit(parsed.program as unknown as Node, '')
  return { found, words }
}

type Text = Record<string, string>
/** Each language's text; nothing where it is made by code, such as a format of numbers. */
function textOf({ properties }: Node): Text {
  const texts = (properties as { value: Node }[]).filter(({ value }) => /Literal|^Binary/.test(value.type))
  return Object.fromEntries(texts.map((part) => [nameOf(part as unknown as Node), literalsIn(part.value).join('')]))
}

const literalsIn = (node: Node): string[] => [
  ...literalsOf(node),
  ...Object.values(node).flat().filter(isNode).flatMap(literalsIn),
]

function literalsOf(node: Node): string[] {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node['value'] === 'string'))
    return [`${node['value']}`]
  if (node.type !== 'TemplateLiteral') return []
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
}

/** Words of a declaration, in each language: a type looks after those. */
function hasAllLocales({ properties }: Node): boolean {
  const names = (properties as Node[]).map(nameOf)
  return LOCALES.every((locale) => names.includes(locale))
}

function nameOf(node: Node): string {
  const { name, value } = (node['name'] ?? node['key'] ?? {}) as { name?: unknown; value?: unknown }
  return String(name ?? value ?? '')
}

/** Words with a space between them, or one word where people read it. */
function isText(text: string, isRead: boolean): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  const isSentence = /\p{L}{2,}[,.:]? \p{L}{2,}/u.test(text) && /^\P{L}*(\p{Lu}|\p{Ll}+ \p{Ll}+ )/u.test(text)
  return words.length > 0 && !CODE.test(text) && (isSentence || (isRead && /^\P{L}*\p{L}{2}/u.test(text)))
}

describe('texts of the staff screens', () => {
  const all = files.map(textsIn)

  test('are in words, and no screen has a literal text', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(all.flatMap(({ found }) => found)).toEqual([])
  })

  test('are in Nepali, with the same placeholders', () => {
    const words = all.flatMap((file) => file.words)
    const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].toSorted()
    const hasWords = (text: string) => /[a-z]/i.test(text.replaceAll(/%\{\w+\}| must /g, ''))
    const isNepali = (text = '') => /\p{Script=Devanagari}/u.test(text)
    expect(words.length).toBeGreaterThan(800)
    for (const { en = '', ne } of words) {
      expect([en, ...placeholders(ne)]).toEqual([en, ...placeholders(en)])
      expect([en, hasWords(en) && !isNepali(ne)]).toEqual([en, false])
    }
  })
})

test('have a colour that MUI knows: it drops a path, such as text.secondary, outside of sx', () => {
  expect(files.filter((file) => /<Typography[^>]*\bcolor="\w+\./.test(readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

interface CatalogueText {
  path: string
  /** By language; a list of sentences is a text of many lines. */
  texts: Record<string, unknown>
}
/** The texts of a catalogue; addresses and synonyms beside them are none. */
function textsOf(value: unknown, path: string): CatalogueText[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const parts = value as Record<string, unknown>
  const isText = LOCALES.some((locale) => typeof parts[locale] === 'string' || Array.isArray(parts[locale]))
  const inner = Object.entries(parts).flatMap(([name, part]) => textsOf(part, `${path} ${name}`))
  return isText ? [{ path, texts: parts }, ...inner] : inner
}

describe('texts of catalogues', () => {
  const catalogues = globSync('{admin,contract,server,site,extras/*/{admin,contract,server,site}}/**/*words.json', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const localesOf = (path: string) => (/^(extras\/[\w-]+\/)?site\//.test(path) ? PAGE_LOCALES : LOCALES)
  const texts = catalogues.flatMap((file) => textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')), file))

  test('every text of a catalogue is in every language', () => {
    expect(catalogues.length).toBeGreaterThan(60)
    const isWritten = (text: unknown) => [text].flat().every((part) => typeof part === 'string' && part !== '')
    expect(
      texts
        .filter((one) => !localesOf(one.path).every((locale) => isWritten(one.texts[locale])))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('have the same placeholders and as many sentences in each language', () => {
    const shapeOf = (text: unknown) => {
      const sentences = [text].flat()
      return [sentences.length, ...new Set(sentences.join('\n').match(/%\{\w+\}/g))].toSorted()
    }
    for (const { path, texts: words } of texts)
      for (const locale of localesOf(path))
        expect([path, ...shapeOf(words[locale])]).toEqual([path, ...shapeOf(words['en'])])
  })
})
