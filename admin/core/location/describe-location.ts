import { checkLocation } from '../../../contract/location/check-location.ts'
import type { Geometry } from '../../../contract/location/geometry.ts'
import { LocationError, type LocationFault } from '../../../contract/location/location-fault.ts'
import { borders } from './borders.ts'
import type { Say } from '../words/use-words.ts'
import { locationWords } from './words.ts'

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
  switch (finding.code) {
    case 'outside_nepal':
      return { severity: 'error', text: say(locationWords.outside_nepal) }
    case 'other_district': {
      const chosen = districts.map(nameOf).join(say(locationWords.or))
      const text = say(geometry.type === 'Point' ? locationWords.point_in_other : locationWords.line_in_other, {
        found: nameOf(finding.found),
        chosen,
      })
      return { severity: 'error', text, missing: finding.found }
    }
    case 'near_border':
      return {
        severity: 'warning',
        text: say(locationWords.near_border, { found: nameOf(finding.found) }),
        missing: finding.found,
      }
    case 'inside': {
      const missing = finding.districts.find((code) => !districts.includes(code))
      const text = say(locationWords.inside, { found: finding.districts.map(nameOf).join(', ') })
      return { severity: 'success', text, ...(missing !== undefined && { missing }) }
    }
  }
}

/** @throws any error but a LocationError */
export function faultOf(error: unknown): LocationFault {
  if (error instanceof LocationError) return error.fault
  throw error
}
