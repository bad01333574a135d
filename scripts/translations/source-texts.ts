import { parseSync } from 'vite'
import { LOCALES } from '../../contract/locale.ts'

/** A text of the code in another language than English. */
export interface SourceText {
  /** Names of the properties and constants above it, such as `redirectWords.from_help`; with a number where it is made of several. */
  key: string
  /** Placeholders as in the code, `%{name}` or `${name}`; source where English is made by code. */
  english: string
  translation: string
  /** Values of the code in it, such as `${name}`. */
  values: string[]
  /** First and last line of each, from 1 on. */
  lines: { english: [number, number]; translation: [number, number] }
}

/** By `SourceText.key`. */
export type Translations = ReadonlyMap<string, string>

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
interface Place extends Omit<SourceText, 'lines'> {
  node: Node
  englishNode: Node
}

const WRAPPERS = /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/
const CODE_WORD = /^[\w-]*$/
const PLACEHOLDER = /%\{\w+\}/g

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, part]) =>
    /^(key|typeAnnotation)$/.test(name) ? [] : [part].flat().filter(isNode),
  )
const isNamed = ({ type }: Node) => /^(Property|VariableDeclarator|PropertyDefinition)$/.test(type)
const isPaired = (node: Node) =>
  node.type === 'ObjectExpression' && LOCALES.every((locale) => propertiesOf(node).has(locale))
const isList = ({ type }: Node) => /^(ArrayExpression|CallExpression)$/.test(type)
const unwrap = (node: Node): Node => (WRAPPERS.test(node.type) ? unwrap(node['expression'] as Node) : node)
const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return String(name ?? value ?? '')
}
const propertiesOf = (node: Node): Map<string, Node> =>
  new Map(
    (node['properties'] as Node[])
      .filter(({ type }) => type === 'Property')
      .map((property) => [nameOf(property['key']), property]),
  )

/**
 * Texts that stand in English and in that language: in objects with a property for each, as `{ en, ne }`.
 * @param locale one that the code lacks gives every text, with its English as translation
 */
export function findTexts(file: string, code: string, locale: string): SourceText[] {
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const linesOf = ({ start, end }: Node): [number, number] => [lineAt(start), lineAt(end)]
  return findPlaces(file, code, locale).places.map(({ node, englishNode, ...text }) => ({
    ...text,
    lines: { english: linesOf(englishNode), translation: linesOf(node) },
  }))
}

/** Placeholders that a translation has too few of; `…{…}` for one that it has too many of. */
export function wrongPlaceholders({ translation, values }: SourceText, wanted: string): string[] {
  const known = [...values, ...(translation.match(PLACEHOLDER) ?? [])]
  const rest = known.reduce((text, value) => text.replaceAll(value, ''), wanted)
  return [...known.filter((value) => !wanted.includes(value)), ...(/%\{|\$\{/.test(rest) ? ['…{…}'] : [])]
}

/** @returns the code with these translations; of a locale that it lacks all texts are added, in English where none is given */
export function writeTexts(file: string, code: string, locale: string, translations: Translations): string {
  const { places, added } = findPlaces(file, code, locale)
  const given = places.filter(({ key }) => translations.has(key))
  const render = (start: number, end: number): string => {
    const own = given.filter(({ node }) => node.start >= start && node.end <= end)
    const outer = own.filter(({ node }) => !own.some(({ node: other }) => other !== node && contains(other, node)))
    let out = ''
    let from = start
    for (const place of outer) {
      out += code.slice(from, place.node.start) + renderText(place)
      from = place.node.end
    }
    return out + code.slice(from, end)
  }
  const renderText = ({ key, node }: Place): string => {
    const text = translations.get(key)!
    if (node.type !== 'TemplateLiteral') return file.endsWith('.json') ? JSON.stringify(text) : quoted(text)
    const expressions = node['expressions'] as Node[]
    const parts = expressions.reduce(
      (rest, one) => rest.flatMap((part) => (typeof part === 'string' ? split(part, one) : [part])),
      [text] as (string | Node)[],
    )
    return `\`${parts.map((part) => (typeof part === 'string' ? escaped(part) : `\${${render(part.start, part.end)}}`)).join('')}\``
  }
  const split = (part: string, node: Node): (string | Node)[] => {
    const [before, ...after] = part.split(`\${${code.slice(node.start, node.end)}}`)
    return after.length === 0 ? [part] : [before!, node, after.join(`\${${code.slice(node.start, node.end)}}`)]
  }
  if (added.length === 0) return render(0, code.length)
  let out = ''
  let from = 0
  const quote = file.endsWith('.json') ? '"' : ''
  for (const { after, value } of added) {
    out += `${code.slice(from, after)}, ${quote}${locale}${quote}: ${render(value.start, value.end)}`
    from = after
  }
  return out + code.slice(from)
}

/** JSON stands in brackets to be parsed: as a statement, an object would be a block. */
function parse(file: string, code: string): Node {
  if (!file.endsWith('.json')) return parseSync(file, code).program as unknown as Node
  const program = parseSync('words.js', `(${code})`).program as unknown as Node
  const shift = (node: Node): void => {
    node.start -= 1
    node.end -= 1
    for (const part of Object.values(node).flat()) if (isNode(part)) shift(part)
  }
  shift(program)
  return program
}
const contains = (one: Node, other: Node) => one.start <= other.start && other.end <= one.end
const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
const escaped = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)

interface Added {
  after: number
  value: Node
}

function findPlaces(file: string, code: string, locale: string): { places: Place[]; added: Added[] } {
  const program = parse(file, code)
  const places: Place[] = []
  const added: Added[] = []

  const paired = new Set<Node>()
  const keys = new Map<string, number>()
  const unique = (key: string): string => {
    const count = (keys.get(key) ?? 0) + 1
    keys.set(key, count)
    return count === 1 ? key : `${key} #${count}`
  }

  const pair = (english: Node, other: Node, path: string): void => {
    paired.add(english).add(other)
    const [one, two] = [unwrap(english), unwrap(other)]
    if (one.type === 'ObjectExpression' && two.type === 'ObjectExpression') {
      const own = propertiesOf(two)
      for (const [name, property] of propertiesOf(one)) {
        const counterpart = own.get(name)
        if (counterpart) pair(property['value'] as Node, counterpart['value'] as Node, `${path}.${name}`)
      }
    } else if (one.type === 'ArrayExpression' && two.type === 'ArrayExpression') {
      const elements = two['elements'] as Node[]
      for (const [index, element] of (one['elements'] as Node[]).entries())
        if (elements[index]) pair(element, elements[index], `${path}.${index + 1}`)
    } else {
      const texts = textsOf(two, code)
      const [own, ...others] = textsOf(one, code)
      const said = own && others.length === 0 ? own.text : code.slice(one.start, one.end).replaceAll(/\s+/g, ' ')
      for (const [index, { node, text }] of texts.entries())
        places.push({
          key: unique(texts.length > 1 ? `${path} (${index + 1})` : path || 'text'),
          english: one === two ? text : said,
          translation: text,
          values: valuesOf(node, code),
          node,
          englishNode: one,
        })
    }
  }

  const visit = (node: Node, path: string): void => {
    if (paired.has(node)) return
    if (node.type === 'ObjectExpression') {
      const properties = propertiesOf(node)
      const [english, other] = [properties.get('en'), properties.get(locale)]
      const value = english?.['value'] as Node | undefined
      // A group that is named by languages, whose texts are in each language, is no text.
      if (value && !isPaired(value)) {
        if (!other && value.type !== 'Identifier') added.push({ after: [...properties.values()].at(-1)!.end, value })
        pair(value, (other?.['value'] as Node | undefined) ?? value, path)
      }
    }
    for (const [index, child] of childrenOf(node).entries()) {
      const own = isNamed(child) ? nameOf(child['key'] ?? child['id']) : isList(node) ? String(index + 1) : ''
      visit(child, own ? [path, own].filter(Boolean).join('.') : path)
    }
  }
  visit(program, '')
  return { places, added: added.toSorted((a, b) => a.after - b.after) }
}

const valuesOf = (node: Node, code: string): string[] =>
  node.type === 'TemplateLiteral'
    ? (node['expressions'] as Node[]).map(({ start, end }) => `\${${code.slice(start, end)}}`)
    : []

/** Texts that an expression is made of; names in calls, such as of a locale, are none. */
function textsOf(node: Node, code: string, isInCall = false): { node: Node; text: string }[] {
  const joined = joinedText(node)
  if (joined !== undefined) {
    const isText = /\p{L}/u.test(joined) && !(isInCall && CODE_WORD.test(joined))
    return isText ? [{ node, text: joined }] : []
  }
  const inner = childrenOf(node).flatMap((child) =>
    textsOf(child, code, node.type === 'CallExpression' || node.type === 'BinaryExpression'),
  )
  if (node.type !== 'TemplateLiteral') return inner
  const quasis = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const values = valuesOf(node, code)
  const text = quasis.map((quasi, index) => quasi + (values[index] ?? '')).join('')
  return /\p{L}/u.test(quasis.join('')) ? [{ node, text }, ...inner] : inner
}

/** A literal, or several that are joined because they are long. */
function joinedText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined
  const [left, right] = [joinedText(node['left'] as Node), joinedText(node['right'] as Node)]
  return left === undefined || right === undefined ? undefined : left + right
}
