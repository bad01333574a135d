import sharp from 'sharp'
import type { Crop } from '../../../contract/pictures/crop.ts'

/** Programs that draw save the sheet: a logo on A4 would be a speck in the header. */
const FILLED = 0.4
const LOOKED_AT = { width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true } as const

/** The part that is not transparent, unless that is much of the picture, or nothing. */
export async function drawnPart(path: string): Promise<Crop | null> {
  const seen = sharp(path).ensureAlpha().resize(LOOKED_AT).extractChannel('alpha').toColourspace('b-w').raw()
  const { data, info } = await seen.toBuffer({ resolveWithObject: true })
  const { width: across, height: down } = info
  let [left, top, right, end] = [across, down, 0, 0]
  for (const [index, alpha] of data.entries()) {
    if (alpha === 0) continue
    const [x, y] = [index % across, Math.floor(index / across)]
    ;[left, right] = [Math.min(left, x), Math.max(right, x + 1)]
    ;[top, end] = [Math.min(top, y), Math.max(end, y + 1)]
  }
  if (end === 0 || (right - left) * (end - top) > across * down * FILLED) return null
  // An edge between two pixels of the smaller picture is in the next one.
  ;[left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)]
  ;[right, end] = [Math.min(across, right + 1), Math.min(down, end + 1)]
  return { rotation: 0, x: left / across, y: top / down, width: (right - left) / across, height: (end - top) / down }
}
