/** An `svg` element after white space, comments and the like. No two of these begin alike, so it takes linear time. */
const SVG_START =
  /^(?:\s|<!--(?:[^-]|-(?!->))*-->|<\?(?:[^?]|\?(?!>))*\?>|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>)*<(?:svg:)?svg[\s/>]/i

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
  if (SVG_START.test(Buffer.from(start.subarray(0, KIND_BYTES)).toString('utf8'))) return 'svg'
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
  const compatible = text.slice(16, Buffer.from(start).readUInt32BE(0))
  return [text.slice(8, 12), ...(compatible.match(/[^]{4}/g) ?? [])]
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
