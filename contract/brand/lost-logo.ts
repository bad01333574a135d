import { contrast } from './oklch.ts'

/** Of the visible part of a picture, beneath which it is lost on a ground. */
const LOST_CONTRAST = 1.8
const LOST_SHARE = 0.25

/** Of a plate's side. */
export const PLATE_EDGE = 0.12

/** Whether a logo needs a plate on a ground. @param pixels red, green, blue and alpha, one after the other */
export function isLost(pixels: ArrayLike<number>, ground: string): boolean {
  const hexOf = (at: number) => pixels[at]!.toString(16).padStart(2, '0')
  let [seen, lost] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]!
    seen += alpha
    if (alpha > 0 && contrast(`#${hexOf(at)}${hexOf(at + 1)}${hexOf(at + 2)}`, ground) < LOST_CONTRAST) lost += alpha
  }
  return lost > seen * LOST_SHARE
}
