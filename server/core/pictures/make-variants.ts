import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { UPLOAD_PIXELS } from '../../../contract/pictures/picture-limits.ts'
import { listVariantFiles, type VariantFormat, type VariantSizes } from '../../../contract/pictures/picture-variants.ts'
import { variantFileName } from './picture-address.ts'
import type { PictureFiles } from './picture-files.ts'

/** A mutex that urgent callers get first. */
export interface PriorityMutex {
  take<Result>(work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>
}

export function createPriorityMutex(): PriorityMutex {
  const urgent: (() => void)[] = []
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    async take(work, isUrgent = false) {
      if (isTaken) await new Promise<void>((resolve) => void (isUrgent ? urgent : waiting).push(resolve))
      isTaken = true
      try {
        return await work()
      } finally {
        // Passed on while locked, so that a newcomer cannot overtake.
        const next = urgent.shift() ?? waiting.shift()
        if (next) next()
        else isTaken = false
      }
    },
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
export async function makeVariants(
  pictureFiles: PictureFiles,
  picture: PictureToMake,
  mutex: PriorityMutex,
): Promise<void> {
  const made = new Set(await pictureFiles.listVariants(picture.key))
  const files = listVariantFiles(picture.width, picture.sizes)
  const wanted = files.map(({ width, format }) => ({ width, format, name: variantFileName(width, format) }))
  const missing = wanted.filter(({ name }) => !made.has(name))
  if (missing.length === 0) return

  const original = await pictureFiles.findOriginal(picture.key)
  if (!original) throw new Error('the original is missing')
  // Decoded once at the largest size; smaller ones are made from that.
  const largest = await mutex.take(async () => {
    const bytes = await buffer(original.stream())
    await checkHeader(bytes, picture)
    return decode(bytes, Math.max(...missing.map(({ width }) => width)))
  })
  for (const { width, format, name } of missing) {
    const variant = encode(largest().resize({ width }), format, width)
    await pictureFiles.putVariant(picture.key, name, await mutex.take(() => variant.toBuffer()))
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

function encode(picture: Sharp, format: VariantFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: width < DENSE_WIDTH ? 50 : 45, chromaSubsampling: '4:2:0', effort: 2 })
    case 'webp':
      return picture.webp({ quality: 75 })
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 75, mozjpeg: true })
  }
}

async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw new BrokenPictureError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
