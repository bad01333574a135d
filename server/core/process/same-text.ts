import { hash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time, whatever their lengths. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
