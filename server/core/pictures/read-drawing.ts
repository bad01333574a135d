import type { SaxesTagNS } from 'saxes'

/** A readable picture that is not accepted; the message is for the user. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError'
}

/** Encodings in which two parsers read the same markup. */
const ENCODINGS = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'])

const ADVICE = 'which is not allowed. Export the drawing as PNG and upload that'
/** As many are told. */
const MOST_FAULTS = 8

export function refuse(what: string, advice = ADVICE): never {
  throw new RefusedPictureError(`The drawing ${what}, ${advice}`)
}

/** Faults of a drawing that can be read on, to be told at once. */
export class DrawingFaults {
  readonly #byAdvice = new Map<string, Set<string>>()

  note(what: string, advice = ADVICE): void {
    const known = this.#byAdvice.get(advice) ?? new Set<string>()
    this.#byAdvice.set(advice, known)
    if (known.size < MOST_FAULTS) known.add(what)
  }

  refuse(): void {
    const list = new Intl.ListFormat('en-US')
    const texts = [...this.#byAdvice].map(([advice, faults]) => `The drawing ${list.format(faults)}, ${advice}`)
    if (texts.length > 0) throw new RefusedPictureError(texts.join('. '))
  }
}

/** The drawing from its first tag or comment on: without declaration, and with the texts that it names as entities. */
export function readDrawing(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart()
  const declaration = /^<\?xml\s/.test(head) && head.includes('?>') ? head.slice(0, head.indexOf('?>') + 2) : ''
  const encoding = /encoding\s?=\s?["']([^"']*)/.exec(declaration)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!ENCODINGS.has(encoding)) refuse(`is written in the encoding ${encoding}`)
  const text = new TextDecoder(encoding === 'us-ascii' ? 'utf-8' : encoding, { fatal: true }).decode(bytes)
  return withoutDoctype(text.trimStart().slice(declaration.length))
}

/** Illustrator names its namespaces so. */
const ENTITY = /^\s*<!ENTITY\s+([\w.-]+)\s+(?:"([^"<>&%']*)"|'([^"<>&%']*)')\s*>/
/** Letters: each may be repeated by as many as name it. */
const MOST_ADDED = 1_000_000

/** The check afterwards sees exactly the text that is drawn: nothing is declared any more. */
function withoutDoctype(text: string): string {
  const start = text.indexOf('<!DOCTYPE')
  if (start < 0) return text
  const [open, end] = [text.indexOf('[', start), text.indexOf('>', start)]
  if (open < 0 || end < open) return text.slice(0, start) + text.slice(end + 1)
  const close = text.indexOf(']', open)
  const entities = new Map<string, string>()
  let rules = text.slice(open + 1, close)
  for (let found = ENTITY.exec(rules); found; found = ENTITY.exec(rules)) {
    entities.set(found[1]!, found[2] ?? found[3]!)
    rules = rules.slice(found[0].length)
  }
  if (rules.trim() !== '') refuse('declares entities or has rules in its document type')
  const rest = text.slice(text.indexOf('>', close) + 1)
  let room = MOST_ADDED
  const filled = rest.replaceAll(/&([\w.-]+);/g, (whole, name: string) => {
    room -= entities.get(name)?.length ?? 0
    return room < 0 ? refuse('repeats its entities too often') : (entities.get(name) ?? whole)
  })
  return text.slice(0, start) + filled
}

export interface Size {
  width: number
  height: number
}

/** CSS pixels: at a density of 96 it becomes 2048 of a picture. */
const DRAWN_SIDE = 1536
export const DRAWN_DENSITY = 96

/** CSS pixels; `em` as of letters whose size is not said. */
const UNITS: Record<string, number> = {
  '': 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, em: 16, rem: 16, ex: 8, ch: 8,
} // prettier-ignore

function pixelsOf(length: string | undefined): number | undefined {
  const [, number, unit = ''] = /^\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(length?.trim() ?? '') ?? []
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
}

/** The size that a drawing gives itself; undefined: as large as what is drawn. */
export function sizeOf({ attributes }: SaxesTagNS): Size | undefined {
  const box = boxOf(attributes['viewBox']?.value)
  const [width, height] = [pixelsOf(attributes['width']?.value), pixelsOf(attributes['height']?.value)]
  if (width && height) return { width, height }
  if (!box) return undefined
  if (width) return { width, height: (width * box.height) / box.width }
  return height ? { width: (height * box.width) / box.height, height } : box
}

function boxOf(viewBox = ''): Size | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The first tag with the namespaces that were forgotten, drawn at another size: lengths in mm or pt within the drawing
 * stay what they are, which another density would change.
 */
export function rootTag(root: SaxesTagNS, namespaces: ReadonlyMap<string, string>, drawn?: Size): string {
  const own = Object.values(root.attributes).map(({ name, value }): [string, string] => [name, value])
  const all = new Map([...namespaces, ...own])
  if (drawn) {
    const { width, height } = sizeOf(root) ?? drawn
    if (!boxOf(all.get('viewBox'))) all.set('viewBox', `0 0 ${width} ${height}`)
    const scale = DRAWN_SIDE / Math.max(width, height)
    const [across, down] = [width, height].map((side) => String(Math.max(1, side * scale)))
    all.set('width', across!).set('height', down!)
    if (all.has('style')) all.set('style', `${all.get('style')};width:${across}px;height:${down}px`)
  }
  const written = [...all].map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${root.name}${written.join('')}${root.isSelfClosing ? '/' : ''}>`
}
