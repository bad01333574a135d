import type { UploadKind } from './picture-kind.ts'

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
