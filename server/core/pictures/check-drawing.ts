import { SaxesParser, type SaxesAttributeNS } from 'saxes'
import { readStyle } from './drawing-style.ts'
import { DrawingReferences } from './drawing-references.ts'
import { RefusedPictureError } from './refused-picture.ts'

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
