import { toDevanagariDigits } from '../digits.ts'
import type { Locale } from '../locale.ts'
import type { Position } from './geometry.ts'

/** About 1 m. */
const DECIMALS = 5

/** `27.45000° N, 85.21000° E`, or `२७.४५०००° उत्तर, ८५.२१०००° पूर्व`. */
export function formatCoordinates([longitude, latitude]: Position, locale: Locale): string {
  const [north, east] = [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)]
  return locale === 'ne' ? toDevanagariDigits(`${north}° उत्तर, ${east}° पूर्व`) : `${north}° N, ${east}° E`
}
