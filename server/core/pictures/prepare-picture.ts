import { readFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp, { type Metadata, type Region, type Sharp } from 'sharp'
import type { Crop } from '../../../contract/pictures/crop.ts'
import { UPLOAD_PIXELS } from '../../../contract/pictures/picture-limits.ts'
import { listVariantFiles, type VariantFormat, type VariantSizes } from '../../../contract/pictures/picture-variants.ts'
import { syncFile } from '../process/durable-files.ts'
import type { Limiter } from '../process/limiter.ts'
import { measure } from '../process/measure.ts'
import { messageOf } from '../process/service-error.ts'
import { checkDrawing } from './check-drawing.ts'
import { mediaTypeOf, variantFileName } from './picture-address.ts'
import type { PictureFiles } from './picture-files.ts'
import type { PictureKind, UploadKind } from './picture-kind.ts'
import { DRAWN_DENSITY, refuse, RefusedPictureError } from './read-drawing.ts'

/** Pixels: the largest screens in run. */
const MAX_SIDE = 3840

const FORMATS: Record<UploadKind, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif', svg: 'svg' }

export interface PictureToPrepare {
  path: string
  kind: UploadKind
  madePath: string
  /** `drawn`: what is drawn, where much of the picture is empty. */
  crop: Crop | 'drawn' | null
}

export interface PreparedPicture {
  /** SHA-256, hexadecimal. */
  hash: string
  fileName: string
  mediaType: string
  bytes: number
  width: number
  height: number
  /** The average colour, `#rrggbb`. */
  color: string
  crop: Crop | null
}

/** Upright, sRGB, without metadata (and so without location). @throws RefusedPictureError, BrokenPictureError */
export async function preparePicture({ path, kind, madePath, crop }: PictureToPrepare): Promise<PreparedPicture> {
  // As bytes, a drawing has no path relative to which it could name files.
  const input = kind === 'svg' ? await orBroken(readFile(path).then(readDrawn)) : path
  const header = await orBroken(sharp(input, { limitInputPixels: false }).metadata())
  if (header.format !== FORMATS[kind])
    throw new BrokenPictureError(`the file is ${header.format}, and begins as ${kind}`)
  refuseManyPixels(header)

  const ending = endingOf(kind, header)
  const options = {
    limitInputPixels: UPLOAD_PIXELS,
    failOn: 'error',
    ...(kind === 'svg' && { density: DRAWN_DENSITY }),
  } as const
  const whole = sharp(input, options).autoOrient()
  const part = crop === 'drawn' ? null : crop
  const picture = (part ? whole.rotate(part.rotation).extract(regionOf(part, await orBroken(whole.metadata()))) : whole)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { width, height, size } = await orBroken(encode(picture, ending).toFile(madePath))
  const drawn = crop === 'drawn' && header.hasAlpha ? await drawnPart(madePath) : null
  if (drawn) return preparePicture({ path, kind, madePath, crop: drawn })
  const [red = 0, green = 0, blue = 0] = await averageColour(madePath)
  await syncFile(madePath)
  const fileName = `original.${ending}`
  const color = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  return {
    hash: (await measure(createReadStream(madePath))).sha256,
    fileName,
    mediaType: mediaTypeOf(fileName),
    bytes: size,
    width,
    height,
    color,
    crop: part,
  }
}

/** In pixels of the turned picture. */
function regionOf({ rotation, x, y, width, height }: Crop, { autoOrient: upright }: Metadata): Region {
  const [across, down] = rotation % 180 === 0 ? [upright.width, upright.height] : [upright.height, upright.width]
  const left = Math.min(across - 1, Math.round(x * across))
  const top = Math.min(down - 1, Math.round(y * down))
  return {
    left,
    top,
    width: Math.max(1, Math.min(across - left, Math.round(width * across))),
    height: Math.max(1, Math.min(down - top, Math.round(height * down))),
  }
}

function refuseManyPixels({ autoOrient: { width, height } }: Metadata): void {
  if (width * height <= UPLOAD_PIXELS) return
  const millions = (width * height) / 1e6
  throw new RefusedPictureError(
    `The picture has ${width} × ${height} pixels, which is ${millions.toFixed(1)} megapixels: at most ${UPLOAD_PIXELS / 1e6} are taken. Make it smaller and upload it again`,
  )
}

async function readDrawn(bytes: Buffer): Promise<Buffer> {
  const { size, draw } = checkDrawing(bytes)
  const measured = async () => sharp(draw(), { limitInputPixels: false }).metadata()
  return draw(size ?? (await measured().catch(() => refuse('has no size'))))
}

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

/** Transparency counts as white. */
async function averageColour(path: string): Promise<Buffer> {
  return sharp(path)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer()
}

async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof RefusedPictureError) throw error
    throw new BrokenPictureError(messageOf(error), { cause: error })
  }
}

export interface PictureToMake {
  key: string
  width: number
  height: number
  sizes: VariantSizes
}

/** Cannot be decoded: retrying is useless. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError'
}

/** Upright, sRGB, without metadata (and so without location). @throws BrokenPictureError */
export async function makeVariants(pictureFiles: PictureFiles, picture: PictureToMake, mutex: Limiter): Promise<void> {
  const made = new Set(await pictureFiles.listVariants(picture.key))
  const files = listVariantFiles(picture.width, picture.sizes)
  const wanted = files.map(({ width, format }) => ({ width, format, name: variantFileName(width, format) }))
  const missing = wanted.filter(({ name }) => !made.has(name))
  if (missing.length === 0) return

  const original = await pictureFiles.findOriginal(picture.key)
  if (!original) throw new Error('the original is missing')
  // Decoded once at the largest size; smaller ones are made from that.
  const largest = await mutex.run(async () => {
    const bytes = await buffer(original.stream())
    await checkHeader(bytes, picture)
    return decode(bytes, Math.max(...missing.map(({ width }) => width)))
  })
  for (const { width, format, name } of missing) {
    const variant = encodeVariant(largest().resize({ width }), format, width)
    await pictureFiles.putVariant(picture.key, name, await mutex.run(() => variant.toBuffer()))
  }
}

async function checkHeader(bytes: Buffer, picture: PictureToMake): Promise<void> {
  const { autoOrient } = await orBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  const { width, height } = autoOrient
  if (width * height > UPLOAD_PIXELS) {
    throw new Error(`${width} × ${height} pixels are more than the ${UPLOAD_PIXELS / 1e6} million that are allowed`)
  }
  if (width !== picture.width || height !== picture.height) {
    throw new Error(`the file has ${width} × ${height} pixels, the store says ${picture.width} × ${picture.height}`)
  }
}

async function decode(bytes: Buffer, width: number): Promise<() => Sharp> {
  // Decoders' warnings are common and harmless in photographs; a truncated file is refused.
  const pipeline = sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
  const { data, info } = await orBroken(pipeline.toBuffer({ resolveWithObject: true }))
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Above this width, pages show more than one pixel per CSS pixel, which hides compression. */
const DENSE_WIDTH = 640

function encodeVariant(picture: Sharp, format: VariantFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: width < DENSE_WIDTH ? 50 : 45, chromaSubsampling: '4:2:0', effort: 2 })
    case 'webp':
      return picture.webp({ quality: 75 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true })
  }
}

/** Programs that draw save the sheet: a logo on A4 would be a speck in the header. */
const FILLED = 0.4
const LOOKED_AT = { width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true } as const
/** Transparent, to the last bit. */
const GROUND = { background: '#000', threshold: 0, lineArt: true }

/** The part that is not transparent, unless that is much of the picture, or nothing. */
async function drawnPart(path: string): Promise<Crop | null> {
  const seen = sharp(path).ensureAlpha().resize(LOOKED_AT).extractChannel('alpha').toColourspace('b-w').raw()
  const { data, info } = await seen.toBuffer({ resolveWithObject: true })
  const { width: across, height: down } = info
  // Of nothing but ground, nothing is trimmed.
  const trimmed = sharp(data, { raw: { width: across, height: down, channels: 1 } })
    .trim(GROUND)
    .raw()
  const { info: drawn } = await trimmed.toBuffer({ resolveWithObject: true })
  if (drawn.width * drawn.height > across * down * FILLED) return null
  const [from, to] = [-(drawn.trimOffsetLeft ?? 0), -(drawn.trimOffsetTop ?? 0)]
  // An edge between two pixels of the smaller picture is in the next one.
  const [left, top] = [Math.max(0, from - 1), Math.max(0, to - 1)]
  const [right, end] = [Math.min(across, from + drawn.width + 1), Math.min(down, to + drawn.height + 1)]
  return { rotation: 0, x: left / across, y: top / down, width: (right - left) / across, height: (end - top) / down }
}
