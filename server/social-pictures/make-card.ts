import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { SocialCard } from '../../contract/social-card.ts'
import { UPLOAD_PIXELS } from '../../contract/picture-limits.ts'
import { drawCard, PICTURE_AREA } from './card-drawing.ts'
import { pictureKeyOf } from '../core/pictures/picture-address.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'

/** Highest first: some networks refuse pictures of 300 kB. */
const QUALITIES = [84, 74, 60, 40]
const MOST_BYTES = 150_000

/** JPEG. A picture that is missing or broken is left out, and the card has a drawing instead. */
export async function makeCard(pictureFiles: PictureFiles, card: SocialCard): Promise<Buffer> {
  const picture = await cropPicture(pictureFiles, card).catch(() => undefined)
  const layers = picture ? [{ input: picture, left: PICTURE_AREA.left, top: PICTURE_AREA.top }] : []
  const { data, info } = await sharp(Buffer.from(drawCard(card)))
    .composite(layers)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    // Full colour: red letters would have blurred edges.
    const options = { quality, chromaSubsampling: '4:4:4', mozjpeg: true } as const
    jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg(options).toBuffer()
    if (jpeg.length <= MOST_BYTES) break
  }
  return jpeg
}

/** Covers the area, with the focal point as near to its middle as the picture allows. */
async function cropPicture(pictureFiles: PictureFiles, { picture }: SocialCard): Promise<Buffer | undefined> {
  const key = picture && pictureKeyOf(picture.url)
  const file = key && (await pictureFiles.findOriginal(key))
  if (!picture || !file) return undefined
  const bytes = await buffer(file.stream())
  const input = sharp(bytes, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error' })
  const { width, height } = (await input.metadata()).autoOrient
  const scale = Math.max(PICTURE_AREA.width / width, PICTURE_AREA.height / height)
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const offset = (whole: number, area: number, focus: number) =>
    Math.round(Math.min(whole - area, Math.max(0, whole * focus - area / 2)))
  return input
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .extract({
      left: offset(size.width, PICTURE_AREA.width, picture.focalPoint.x),
      top: offset(size.height, PICTURE_AREA.height, picture.focalPoint.y),
      width: PICTURE_AREA.width,
      height: PICTURE_AREA.height,
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer()
}
