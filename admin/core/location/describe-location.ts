import { checkLocation } from '../../../contract/location/check-location.ts'
import type { Geometry } from '../../../contract/location/geometry.ts'
import { LocationError, type LocationFault } from '../../../contract/location/location-fault.ts'
import { borders } from './borders.ts'
import type { Say } from '../words/use-words.ts'
import locationWords from './words.json' with { type: 'json' }

export interface Described {
  severity: 'error' | 'warning' | 'success'
  text: string
  /** A district that the project does not name, and that would settle the matter. */
  missing?: string
}

/** Compares a location with the districts of its project. */
export function describeLocation(
  geometry: Geometry,
  districts: string[],
  nameOf: (code: string) => string,
  say: Say,
): Described {
  const finding = checkLocation(borders, geometry, districts)
  if (finding.code === 'outside_nepal') return { severity: 'error', text: say(locationWords.outside_nepal) }
  if (finding.code === 'inside') {
    const missing = finding.districts.find((code) => !districts.includes(code))
    const text = say(locationWords.inside, { found: finding.districts.map(nameOf).join(', ') })
    return { severity: 'success', text, ...(missing !== undefined && { missing }) }
  }
  const missing = finding.found
  const found = nameOf(missing)
  if (finding.code === 'near_border')
    return { severity: 'warning', text: say(locationWords.near_border, { found }), missing }
  const chosen = districts.map(nameOf).join(say(locationWords.or))
  const words = geometry.type === 'Point' ? locationWords.point_in_other : locationWords.line_in_other
  return { severity: 'error', text: say(words, { found, chosen }), missing }
}

/** @throws any error but a LocationError */
export function faultOf(error: unknown): LocationFault {
  if (error instanceof LocationError) return error.fault
  throw error
}
