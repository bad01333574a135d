import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { DrawnWords } from './drawing-words.ts'
import { DrawingFaults, readDrawing, refuse, rootTag, sizeOf, type Size } from './read-drawing.ts'

/** Drawn elements, including repeated references: more take too long. */
const MAX_DRAWN = 100_000

/** Each reference to one draws a surface as large as the drawing. */
const SURFACES = new Set(['pattern', 'mask'])
const SURFACE_COST = 200

interface DrawnElement {
  name: string
  children: DrawnElement[]
  targets: string[]
  cost?: number | 'counting'
}

/** Counts the elements that are drawn when each reference (`run`, patterns, masks …) is drawn. */
class DrawingReferences {
  readonly #root: DrawnElement = { name: '', children: [], targets: [] }
  readonly #open: DrawnElement[] = [this.#root]
  readonly #byId = new Map<string, DrawnElement>()

  open(name: string, id: string | undefined): void {
    const element: DrawnElement = { name, children: [], targets: [] }
    this.#open.at(-1)!.children.push(element)
    this.#open.push(element)
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
  }

  close(): void {
    this.#open.pop()
  }

  point(id: string): void {
    this.#open.at(-1)!.targets.push(id)
  }

  findFault(): string | undefined {
    const cost = this.#costOf(this.#root)
    if (cost === undefined) return 'refers to itself'
    return cost > MAX_DRAWN ? `repeats its parts more than ${MAX_DRAWN} times` : undefined
  }

  #costOf(element: DrawnElement): number | undefined {
    if (element.cost === 'counting') return undefined
    if (element.cost !== undefined) return element.cost
    element.cost = 'counting'
    let cost = SURFACES.has(element.name) ? SURFACE_COST : 1
    const targets = element.targets.map((id) => this.#byId.get(id)).filter((target) => target !== undefined)
    for (const part of [...element.children, ...targets]) {
      const more = this.#costOf(part)
      if (more === undefined) return undefined
      cost += more
    }
    return (element.cost = cost)
  }
}

/** The family in the shorthand `font`: what stands after its size. */
function familyIn(font: string): string {
  const words = font.split(' ')
  return words.slice(words.findLastIndex((word) => /\d/.test(word)) + 1).join(' ')
}

/** Removes comments and resolves escapes (`\75rl`). */
const plain = (css: string) =>
  css.replaceAll(/\/\*[^]*?(?:\*\/|$)|\\(?:([0-9a-f]{1,6})\s?)?/gi, (_, code?: string) =>
    code === undefined ? '' : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  )

/** Of `url(…)` and the like. */
function* targetsIn(text: string, lower: string): Generator<string> {
  for (const name of ['url(', 'src(', 'image(', 'image-set(']) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
      const end = text.indexOf(')', at)
      yield unquote(text.slice(at + name.length, end < 0 ? undefined : end))
      if (end < 0) return
    }
  }
}

function unquote(text: string): string {
  const value = text.trim()
  return value.startsWith('"') || value.startsWith("'")
    ? value.slice(1, value.endsWith(value[0]!) ? -1 : undefined).trim()
    : value
}

function valuesOf(text: string, property: string): string[] {
  return text.split(/[;{}]/).flatMap((declaration) => {
    const [name, ...value] = declaration.split(':')
    return value.length > 0 && name!.trim().toLowerCase() === property
      ? [value.join(':').replace('!important', '')]
      : []
  })
}

const SVG = 'http://www.w3.org/2000/svg'
const XINCLUDE = 'http://www.w3.org/2001/XInclude'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Nested elements: drawing recurses into each. */
const MAX_DEPTH = 100

const LINKS = new Set(['a', 'script'])

/** Bounds the cost of drawing an SVG, which the drawing library does not, and refuses references to other files. */
export function checkDrawing(bytes: Uint8Array) {
  const text = readDrawing(bytes)
  const references = new DrawingReferences()
  const words = new DrawnWords()
  const faults = new DrawingFaults()
  const namespaces = new Map([['xmlns', SVG]])
  const parser = new SaxesParser({
    xmlns: true,
    forceXMLVersion: true,
    defaultXMLVersion: '1.0',
    additionalNamespaces: { '': SVG },
    // Forgotten, as in drawings copied from pages, or when a program cleaned them: browsers draw them all the same.
    resolvePrefix(prefix: string) {
      const uri = prefix === 'xlink' ? XLINK : `urn:${prefix}`
      namespaces.set(`xmlns:${prefix}`, uri)
      return uri
    },
  })
  let root: SaxesTagNS | undefined
  let end = 0
  let styleText: string | undefined
  let depth = 0

  parser.on('error', () =>
    refuse(
      `has an error at line ${parser.line}`,
      `and may have been cut off. Export it again, or as PNG, and upload that`,
    ),
  )
  parser.on('doctype', () => refuse('has two document types'))
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') faults.note('uses a style sheet in another file')
  })
  parser.on('opentag', (tag) => {
    const { uri, local, attributes } = tag
    depth += 1
    if (depth === 1) [root, end] = [tag, parser.position]
    if (depth > MAX_DEPTH) refuse(`has more than ${MAX_DEPTH} groups within each other`)
    if (uri === XINCLUDE) faults.note('includes another file')
    const isDrawn = uri === SVG
    if (isDrawn && (local === 'image' || local === 'feImage')) faults.note('holds a picture')
    if (isDrawn && local === 'style') styleText = ''
    words.open(isDrawn && local === 'text')
    const all = Object.values(attributes)
    references.open(isDrawn ? local : '', all.find(({ name }) => name === 'id' || name === 'xml:id')?.value)
    if (isDrawn) for (const attribute of all) checkAttribute(local, attribute, { references, words, faults })
  })
  const addText = (piece: string) => {
    if (styleText !== undefined) styleText += piece
    words.add(piece)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ uri, local }) => {
    depth -= 1
    if (uri === SVG && local === 'style' && styleText !== undefined) {
      checkStyle(styleText, { references, words, faults })
      styleText = undefined
    }
    words.close()
    references.close()
  })
  parser.write(text).close()

  const fault = references.findFault()
  if (fault) faults.note(fault)
  words.check(faults)
  faults.refuse()
  const rest = text.slice(end)
  return { size: sizeOf(root!), draw: (size?: Size) => Buffer.from(rootTag(root!, namespaces, size) + rest) }
}

interface Found {
  references: DrawingReferences
  words: DrawnWords
  faults: DrawingFaults
}

function checkAttribute(element: string, { uri, local, prefix, value }: SaxesAttributeNS, found: Found): void {
  if (local === 'href' && (uri === XLINK || prefix === '')) {
    if (!LINKS.has(element)) point(value.trim(), found)
    return
  }
  if (prefix !== '') return
  if (local === 'filter') checkFilter(value, found)
  if (local === 'font-family') found.words.name(value)
  if (local === 'style' || value.includes('(') || value.includes('\\')) checkStyle(value, found)
}

/** In linear time. In doubt it assumes the worst. */
function checkStyle(css: string, found: Found): void {
  const text = plain(css)
  const lower = text.toLowerCase()
  if (lower.includes('@import')) found.faults.note('imports a style sheet')
  // `-webkit-filter` and `backdrop-filter` are not drawn.
  for (const filter of valuesOf(lower, 'filter')) checkFilter(filter, found)
  for (const font of valuesOf(text, 'font-family')) found.words.name(font)
  for (const font of valuesOf(text, 'font')) found.words.name(familyIn(font))
  for (const target of targetsIn(text, lower)) point(target, found)
}

function point(target: string, { references, faults }: Found): void {
  if (target.startsWith('#')) references.point(target.slice(1))
  else if (target.toLowerCase().startsWith('data:')) faults.note('holds another file, such as a font or a picture')
  else faults.note('refers to something outside of itself')
}

function checkFilter(value: string, { faults }: Found): void {
  const filter = value.trim().toLowerCase()
  if (filter !== '' && filter !== 'none') faults.note('uses filters (blur, shadow and the like)')
}
