import type { Sign } from '../../contract/brand/sign.ts'
import { drawSign } from '../../server/core/pictures/draw-brand.ts'
import type { DrawnSign } from '../../server/core/pictures/picture-workshop.ts'

/** For signs of letters alone: pictures are read by the workshop. */
export async function drawWithoutProcess({ letters, color }: Sign): Promise<DrawnSign> {
  const drawn = await drawSign({ letters, color, light: null, dark: null })
  return Object.fromEntries(Object.entries(drawn).map(([name, bytes]) => [name, new Uint8Array(bytes)])) as DrawnSign
}
