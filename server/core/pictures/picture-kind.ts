const SPACE = new Set([' ', '\t', '\n', '\r', '\f', '\v', '\u00A0'])

/** Whether an `svg` element is the first after white space, comments and the like. Takes linear time. */
export function startsAsSvg(head: string): boolean {
  let at = head.startsWith('\uFEFF') ? 1 : 0
  while (at < head.length) {
    if (SPACE.has(head[at]!)) {
      at += 1
      continue
    }
    const end = endOfProlog(head, at)
    if (end === undefined) return isSvgTag(head, at)
    at = end
  }
  return false
}

function endOfProlog(head: string, at: number): number | undefined {
  if (head.startsWith('<!--', at)) return after(head, '-->', at + 4)
  if (head.startsWith('<?', at)) return after(head, '?>', at + 2)
  if (head.slice(at, at + 9).toUpperCase() === '<!DOCTYPE') return endOfDoctype(head, at + 9)
  return undefined
}

function endOfDoctype(head: string, start: number): number {
  for (let at = start; at < head.length; at += 1) {
    if (head[at] === '>') return at + 1
    if (head[at] === '[') at = after(head, ']', at) - 1
  }
  return head.length
}

function after(head: string, what: string, from: number): number {
  const found = head.indexOf(what, from)
  return found < 0 ? head.length : found + what.length
}

function isSvgTag(head: string, at: number): boolean {
  const name = ['<svg:svg', '<svg'].find((each) => head.slice(at, at + each.length).toLowerCase() === each)
  if (name === undefined) return false
  const next = head[at + name.length]
  return next !== undefined && (next === '>' || next === '/' || SPACE.has(next))
}

export class UnknownPictureError extends Error {
  override name = 'UnknownPictureError'
}

export type PictureKind = 'jpg' | 'png' | 'webp'
export type UploadKind = PictureKind | 'avif' | 'svg'

/** Enough to detect the kind of any file. */
export const KIND_BYTES = 4096

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Detects the kind by the first bytes, never by the name. @throws UnknownPictureError */
export function pictureKind(start: Uint8Array): PictureKind {
  const kind = plainKind(latin(start, 12))
  if (!kind) throw new UnknownPictureError('A picture must be JPEG, PNG or WebP')
  return kind
}

/** @param start the first `KIND_BYTES`, or the whole file @throws UnknownPictureError with a message for the user */
export function uploadKind(start: Uint8Array): UploadKind {
  const text = latin(start, 12)
  if (isMoving(start)) {
    throw new UnknownPictureError(
      'This picture moves, and only its first moment would be shown: upload a still JPEG or PNG of it, and put a film where films are kept, with a link to it',
    )
  }
  const kind = plainKind(text)
  if (kind) return kind
  if (brandsOf(start).some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  if (isHeic(start)) {
    throw new UnknownPictureError(
      'This is a HEIC photograph, which cannot be read here. Export it as JPEG and upload that; an iPhone takes JPEG when Settings, Camera, Formats says Most Compatible',
    )
  }
  if (startsAsSvg(Buffer.from(start.subarray(0, KIND_BYTES)).toString('utf8'))) return 'svg'
  throw new UnknownPictureError(`${sayWhat(text)}: upload a JPEG, PNG, WebP, AVIF or SVG`)
}

const isHeic = (start: Uint8Array) => brandsOf(start).some((brand) => HEIC_BRANDS.includes(brand))

/** The kind of a photograph that is only kept, and shown nowhere; undefined for another file. */
export function photoKind(start: Uint8Array): PictureKind | 'heic' | undefined {
  return plainKind(latin(start, 12)) ?? (isHeic(start) ? 'heic' : undefined)
}

function plainKind(text: string): PictureKind | undefined {
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  return undefined
}

/** Whether a WebP, PNG or AVIF says at its beginning that it has several frames. */
function isMoving(start: Uint8Array): boolean {
  const text = latin(start, KIND_BYTES)
  if (text.startsWith('\x89PNG')) return text.slice(0, text.indexOf('IDAT')).includes('acTL')
  return text.slice(8, 16) === 'WEBPVP8X' ? (start[20]! & 2) !== 0 : text.slice(4, 12) === 'ftypavis'
}

/** The major and compatible brands of an ISO media file. */
function brandsOf(start: Uint8Array): string[] {
  const text = latin(start, 256)
  if (text.slice(4, 8) !== 'ftyp') return []
  const length = Math.min(256, start.length, Buffer.from(start).readUInt32BE(0))
  return [8, ...Array.from({ length: Math.max(0, Math.floor((length - 16) / 4)) }, (_, index) => 16 + index * 4)].map(
    (at) => text.slice(at, at + 4),
  )
}

function sayWhat(text: string): string {
  if (text === '') return 'This file is empty'
  if (text.startsWith('GIF8')) return 'This is a GIF'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'This is a TIFF or raw photograph'
  if (text.startsWith('%PDF')) return 'This is a PDF'
  if (text.startsWith('BM')) return 'This is a BMP'
  if (text.startsWith('%!PS')) return 'This is an EPS or PostScript drawing'
  if (text.startsWith('\x1f\x8b')) return 'This is a packed file, such as a drawing in SVGZ'
  return 'This file is no picture that can be read here'
}

function latin(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.subarray(0, length)).toString('latin1')
}

/** The decoding process is killed above these bounds. */
export interface PictureBounds {
  memory: number
  /** Milliseconds. */
  drawingTime: number
  /** Milliseconds, also for one step of making variants. */
  pictureTime: number
}

/** Measured: 60 megapixels take up to 730 MB (PNG, 16 bits, interlaced) and 5 s, an ordinary drawing 100 MB and 1 s. */
export const PICTURE_BOUNDS: PictureBounds = { memory: 1024 * 1024 * 1024, drawingTime: 30_000, pictureTime: 120_000 }

export type Excess = 'time' | 'memory'

export function excessMessage(excess: Excess | undefined, kind: UploadKind): string {
  const what = kind === 'svg' ? 'drawing' : 'picture'
  const advice =
    kind === 'svg'
      ? 'Export the drawing as PNG and upload that'
      : 'Make it smaller or export it as JPEG, and upload that'
  if (excess === undefined) return `This ${what} could not be read. ${advice}`
  return `This ${what} takes ${excess === 'time' ? 'too long' : 'too much memory'} to be read. ${advice}`
}
