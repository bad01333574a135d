import { SaxesParser, type SaxesAttributeNS } from 'saxes'

/** A readable picture that is not accepted; the message is for the user. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError'
}

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

interface DrawingStyle {
  /** Of `url(…)`. */
  targets: string[]
  imports: boolean
  filters: string[]
}

/** Finds references in CSS, in linear time. In doubt it assumes the worst. */
function readStyle(css: string): DrawingStyle {
  const text = plain(css)
  const lower = text.toLowerCase()
  return { targets: [...targetsIn(text, lower)], imports: lower.includes('@import'), filters: [...filtersIn(lower)] }
}

/** Removes comments and resolves escapes (`\75rl`). */
function plain(css: string): string {
  let text = ''
  for (let at = 0; at < css.length; at += 1) {
    if (css.startsWith('/*', at)) {
      const end = css.indexOf('*/', at + 2)
      at = end < 0 ? css.length : end + 1
    } else if (css[at] === '\\') {
      const [code] = /^[0-9a-f]{1,6}/i.exec(css.slice(at + 1, at + 7)) ?? []
      if (code !== undefined) {
        text += String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
        at += code.length
        if (/^\s/.test(css[at + 1] ?? '')) at += 1
      }
    } else {
      text += css[at]
    }
  }
  return text
}

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

/** Only `filter`: `-webkit-filter` and `backdrop-filter` are not drawn. */
function* filtersIn(lower: string): Generator<string> {
  for (const declaration of lower.split(/[;{}]/)) {
    const colon = declaration.indexOf(':')
    if (colon >= 0 && declaration.slice(0, colon).trim() === 'filter')
      yield declaration.slice(colon + 1).replace('!important', '')
  }
}

const SVG = 'http://www.w3.org/2000/svg'
const XINCLUDE = 'http://www.w3.org/2001/XInclude'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Nested elements: drawing recurses into each. */
const MAX_DEPTH = 100

const LINKS = new Set(['a', 'script'])

/** Encodings in which two parsers read the same markup. */
const ENCODINGS = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'])

const ADVICE = 'Export the drawing as PNG and upload that'

/** Bounds the cost of drawing an SVG, which the drawing library does not, and refuses references to other files. */
export function checkDrawing(bytes: Uint8Array): Buffer {
  const text = decode(bytes)
  const references = new DrawingReferences()
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' })
  let styleText: string | undefined
  let depth = 0

  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse('declares entities or has rules in its document type')
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') refuse('uses a style sheet in another file')
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    depth += 1
    if (depth > MAX_DEPTH) refuse(`has more than ${MAX_DEPTH} groups within each other`)
    if (uri === XINCLUDE) refuse('includes another file')
    const isDrawn = uri === SVG
    if (isDrawn) refuseElement(local)
    if (isDrawn && local === 'style') styleText = ''
    const all = Object.values(attributes)
    references.open(isDrawn ? local : '', all.find(({ name }) => name === 'id' || name === 'xml:id')?.value)
    if (isDrawn) for (const attribute of all) checkAttribute(local, attribute, references)
  })
  const addText = (piece: string) => {
    if (styleText !== undefined) styleText += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ uri, local }) => {
    depth -= 1
    if (uri === SVG && local === 'style' && styleText !== undefined) {
      for (const id of checkStyle(styleText)) references.point(id)
      styleText = undefined
    }
    references.close()
  })
  parser.write(text).close()

  const fault = references.findFault()
  if (fault) refuse(fault)
  return Buffer.from(text)
}

function refuseElement(name: string): void {
  if (name === 'image' || name === 'feImage') refuse('holds a picture')
  if (name === 'filter') refuse('uses filters (blur, shadow and the like)')
}

function checkAttribute(
  element: string,
  { uri, local, prefix, value }: SaxesAttributeNS,
  references: DrawingReferences,
): void {
  if (local === 'href' && (uri === XLINK || prefix === '')) {
    if (LINKS.has(element)) return
    const target = value.trim()
    if (!target.startsWith('#')) refuse('refers to something outside of itself')
    return references.point(target.slice(1))
  }
  if (prefix !== '') return
  if (local === 'filter') refuseFilter(value)
  const isStyle = local === 'style' || value.includes('(') || value.includes('\\')
  if (isStyle) for (const id of checkStyle(value)) references.point(id)
}

function checkStyle(text: string): string[] {
  const { targets, imports, filters } = readStyle(text)
  if (imports) refuse('imports a style sheet')
  filters.forEach(refuseFilter)
  return targets.map((target) => {
    if (!target.startsWith('#')) refuse('refers to something outside of itself')
    return target.slice(1)
  })
}

function refuseFilter(value: string): void {
  if (value.trim() !== '' && value.trim().toLowerCase() !== 'none') refuse('uses filters (blur, shadow and the like)')
}

function refuse(what: string): never {
  throw new RefusedPictureError(`The drawing ${what}, which is not allowed. ${ADVICE}`)
}

function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
  const declaration = /^<\?xml\s/.test(head) && head.includes('?>') ? head.slice(0, head.indexOf('?>') + 2) : ''
  const encoding = /encoding\s?=\s?["']([^"']*)/.exec(declaration)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!ENCODINGS.has(encoding)) refuse(`is written in the encoding ${encoding}`)
  const text = new TextDecoder(encoding === 'us-ascii' ? 'utf-8' : encoding, { fatal: true }).decode(bytes)
  return text.slice(declaration.length)
}
