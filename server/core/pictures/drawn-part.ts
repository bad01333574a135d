import sharp, { type Sharp } from 'sharp'
import type { Crop } from '../../../contract/pictures/crop.ts'

/** Programs that draw save the sheet: a logo on A4 would be a speck in the header. */
const FILLED = 0.4
const LOOKED_AT = { width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true } as const

/** The part that is not transparent, unless that is much of the picture, or nothing. */
export async function drawnPart(picture: Sharp): Promise<Crop | null> {
  const seen = picture.ensureAlpha().resize(LOOKED_AT).extractChannel('alpha').toColourspace('b-w').raw()
  const { data, info } = await seen.toBuffer({ resolveWithObject: true })
  const { width: across, height: down } = info
  const raw = { width: across, height: down, channels: 1 } as const
  const { info: part } = await sharp(data, { raw })
    .trim({ background: '#000', threshold: 0 })
    .toBuffer({ resolveWithObject: true })
  if (part.width * part.height > across * down * FILLED) return null
  // An edge between two pixels of the smaller picture is in the next one.
  const before = (offset = 0) => Math.max(0, -offset - 1)
  const [left, top] = [before(part.trimOffsetLeft), before(part.trimOffsetTop)]
  const [right, end] = [Math.min(across, left + part.width + 2), Math.min(down, top + part.height + 2)]
  return { rotation: 0, x: left / across, y: top / down, width: (right - left) / across, height: (end - top) / down }
}
