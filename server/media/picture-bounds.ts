import type { UploadKind } from './picture-kind.ts'

/** What the process that decodes pictures may use; it is killed when it uses more. */
export interface PictureBounds {
  /** Resident memory, in bytes. */
  memory: number
  /** For a drawing, in milliseconds. */
  drawingTime: number
  /** For any other picture, or one step of making its variants, in milliseconds. */
  pictureTime: number
}

/**
 * Measured: pictures of 60 megapixels take up to 730 MB (PNG with 16 bits, interlaced) and 5 s; an ordinary drawing 100 MB and
 * 1 s. The times leave room for a slow machine with other work, since the process has the lowest priority.
 */
export const PICTURE_BOUNDS: PictureBounds = { memory: 1024 * 1024 * 1024, drawingTime: 30_000, pictureTime: 120_000 }

/** Why the process was killed over a picture. */
export type Excess = 'time' | 'memory'

/** For the person who uploaded the picture over which the process was killed. */
export function sayExcess(excess: Excess | undefined, kind: UploadKind): string {
  const what = kind === 'svg' ? 'drawing' : 'picture'
  const advice =
    kind === 'svg'
      ? 'Export the drawing as PNG and upload that'
      : 'Make it smaller or export it as JPEG, and upload that'
  if (excess === undefined) return `This ${what} could not be read. ${advice}`
  return `This ${what} takes ${excess === 'time' ? 'too long' : 'too much memory'} to be read. ${advice}`
}
