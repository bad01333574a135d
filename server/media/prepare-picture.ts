import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { UPLOAD_PIXELS } from '../../contract/picture-limits.ts'
import { checkDrawing } from './check-drawing.ts'
import { BrokenPictureError } from './make-variants.ts'
import { mediaTypeOf } from './picture-address.ts'
import type { PictureKind, UploadKind } from './picture-kind.ts'
import { RefusedPictureError } from './refused-picture.ts'

/** What is shown is never longer than this on either side, in pixels: a screen of the largest kind in use. */
const LONGEST_SIDE = 3840
/** How long the longer side of a drawing becomes: it has no pixels of its own. */
const SVG_SIDE = 2048
/** Dots per inch at which a drawing's units are pixels. */
const SVG_DENSITY = 72

/** What sharp calls each kind. */
const FORMATS: Record<UploadKind, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif', svg: 'svg' }

/** A file to be made a picture that can be shown, and where to put that. */
export interface PictureToPrepare {
  path: string
  kind: UploadKind
  madePath: string
}

/** The picture that was made. */
export interface PreparedPicture {
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string
  fileName: string
  mediaType: string
  bytes: number
  width: number
  height: number
  /** Its colours, mixed: `#rrggbb`. */
  color: string
}

/**
 * Makes of an upload what is shown: upright, in sRGB, without any of the camera's notes (and so without the position where it
 * was taken), at most 3840 pixels long. A drawing becomes a PNG: what is served can hold no script. The header is read
 * before anything is decoded; decoding it whole is what proves that it is not broken.
 * @throws RefusedPictureError, BrokenPictureError
 */
export async function preparePicture({ path, kind, madePath }: PictureToPrepare): Promise<PreparedPicture> {
  // Given as bytes, a drawing has no place from which it could name other files.
  const input = kind === 'svg' ? await orBroken(readFile(path).then(checkDrawing)) : path
  const header = await orBroken(sharp(input, { limitInputPixels: false }).metadata())
  if (header.format !== FORMATS[kind])
    throw new BrokenPictureError(`the file is ${header.format}, and begins as ${kind}`)
  const density = kind === 'svg' ? fitDensity(header) : undefined
  if (density === undefined) refuseManyPixels(header)

  const ending = endingOf(kind, header)
  const picture = sharp(input, {
    limitInputPixels: UPLOAD_PIXELS,
    failOn: 'error',
    ...(density !== undefined && { density }),
  })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { width, height, size } = await orBroken(encode(picture, ending).toFile(madePath))
  const [red = 0, green = 0, blue = 0] = await mixColours(madePath)
  await syncFile(madePath)
  const fileName = `original.${ending}`
  const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return {
    hash: await hashFile(madePath),
    fileName,
    mediaType: mediaTypeOf(fileName),
    bytes: size,
    width,
    height,
    color,
  }
}

function refuseManyPixels({ autoOrient: { width, height } }: Metadata): void {
  if (width * height <= UPLOAD_PIXELS) return
  const millions = (width * height) / 1e6
  throw new RefusedPictureError(
    `The picture has ${width} × ${height} pixels, which is ${millions.toFixed(1)} megapixels: at most ${UPLOAD_PIXELS / 1e6} are taken. Make it smaller and upload it again`,
  )
}

/** The density at which a drawing gets the size that we give it. */
function fitDensity({ width, height }: Metadata): number {
  const density = (SVG_DENSITY * SVG_SIDE) / Math.max(width, height)
  if (density < 1)
    throw new RefusedPictureError(
      'The drawing says that it is larger than a house: give its width and height in pixels, at most 100000',
    )
  return Math.min(density, 100_000)
}

/** The kind of what is served. It is also what browsers get that know neither AVIF nor WebP. */
function endingOf(kind: UploadKind, { hasAlpha }: Metadata): PictureKind {
  if (kind === 'svg') return 'png'
  if (kind === 'avif') return hasAlpha ? 'png' : 'jpg'
  return kind
}

function encode(picture: Sharp, ending: PictureKind): Sharp {
  switch (ending) {
    case 'jpg':
      return picture.jpeg({ quality: 88 })
    case 'png':
      return picture.png({ compressionLevel: 6 })
    case 'webp':
      return picture.webp({ quality: 90 })
  }
}

/** What is behind a transparent picture is taken for white. */
async function mixColours(path: string): Promise<Buffer> {
  return sharp(path)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error
    throw new BrokenPictureError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
