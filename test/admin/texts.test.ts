import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { en } from '../../admin/words/en.ts'
import { ne } from '../../admin/words/ne.ts'

const root = resolve(import.meta.dirname, '../../admin')
const files = globSync('**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['node_modules/**', 'words/**', 'theme/**', '**/*-style.ts', '**/*.test.ts'],
})

/** Attributes and properties that people read or hear. */
const READ =
  /^(label|title|alt|name|placeholder|helperText|content|confirm|action|words|children|aria-(label|description|valuetext))$/
/** What no text of a screen is: styles, patterns, shortcuts, keys of catalogues, and names in code. */
const CODE =
  /^[./]|^(npm run|mkdir) |^(staff|ra|resources)\.|^(Control|Meta)\+|^[a-z0-9_-]+$|[{}()|*=;#]|^[a-z]+\/[a-z-]+$/i

interface Node {
  type: string
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Literals that look like a text, with the file they stand in. */
function textsIn(file: string): string[] {
  const found: string[] = []
  const visit = (node: Node, name: string) => {
    if (/^(Import|TS(Interface|TypeAlias|Literal|Union))|^ThrowStatement$/.test(node.type)) return
    if (node.type === 'JSXAttribute' && /^(sx|className|style|type|rel)$/.test(nameOf(node))) return
    if (node.type === 'ObjectExpression' && hasAllLocales(node)) return
    const inner = node.type === 'JSXAttribute' || node.type === 'Property' ? nameOf(node) : name
    const isRead = node.type === 'JSXText' || READ.test(inner)
    for (const text of literalsOf(node)) if (isText(text, isRead)) found.push(`${file}: ${text.trim()}`)
    for (const part of Object.values(node).flat()) if (isNode(part) && part !== node['key']) visit(part, inner)
  }
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program as unknown as Node, '')
  return found
}

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

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'string' ? `${prefix}${key}` : keysOf(text as object, `${prefix}${key}.`),
  )

describe('texts of the staff screens', () => {
  test('stand in the catalogues, none in a screen', () => {
    expect(files.length).toBeGreaterThan(150)
    expect(files.flatMap(textsIn)).toEqual([])
  })

  test('are found by the keys that react-admin translates', () => {
    const known = new Set(keysOf(en.staff, 'staff.'))
    const used = files.flatMap((file) => {
      const keys = readFileSync(join(root, file), 'utf8').matchAll(/(?<=['"])staff\.[a-z_.]+(?=['"])/g)
      return [...keys].map(([key]) => key)
    })
    expect(used.filter((key) => !known.has(key))).toEqual([])
  })

  test('are Nepali in the Nepali catalogue, with the same placeholders', () => {
    const textOf = (texts: object, key: string) =>
      key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string
    const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted()
    const hasWords = (text: string) => /[a-z]/i.test(text.replaceAll(/%\{\w+\}| must /g, ''))
    const isNepali = (text: string) => /\p{Script=Devanagari}/u.test(text)
    for (const key of keysOf(en.staff)) {
      const [english, nepali] = [textOf(en.staff, key), textOf(ne.staff, key)]
      expect([key, ...placeholders(nepali)]).toEqual([key, ...placeholders(english)])
      expect([key, hasWords(english) && !isNepali(nepali)]).toEqual([key, false])
    }
  })
})
