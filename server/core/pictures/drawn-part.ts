import sharp from 'sharp'
import type { Crop } from '../../../contract/pictures/crop.ts'

/** Programs that draw save the sheet: a logo on A4 would be a speck in the header. */
const FILLED = 0.4
const LOOKED_AT = { width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true } as const
/** Transparent, to the last bit. */
const GROUND = { background: '#000', threshold: 0, lineArt: true }

/** The part that is not transparent, unless that is much of the picture, or nothing. */
export async function drawnPart(path: string): Promise<Crop | null> {
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
