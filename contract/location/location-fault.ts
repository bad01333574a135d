import { roundPosition, isAroundNepal, isSwapped, type Position } from './geometry.ts'

/** Why a text or a file is not a location; the staff screens have the words of each code in both languages. */
export type LocationFault =
  | { code: 'unreadable' | 'short_link' | 'outside_nepal' }
  | { code: 'file_too_large' | 'file_unreadable' | 'file_empty' | 'file_of_areas' | 'file_of_gis' | 'file_in_metres' }
  | { code: 'swapped'; suggestion: string }

/** The bounds of a single position. */
export function positionFault(position: Position): LocationFault | undefined {
  if (isAroundNepal(position)) return undefined
  if (position.some((number) => Math.abs(number) > 180)) return { code: 'file_in_metres' }
  if (!isSwapped(position)) return { code: 'outside_nepal' }
  const [latitude, longitude] = roundPosition(position)
  return { code: 'swapped', suggestion: `${latitude}, ${longitude}` }
}

export class LocationError extends Error {
  override name = 'LocationError'
  readonly fault: LocationFault

  constructor(fault: LocationFault) {
    super(fault.code)
    this.fault = fault
  }
}

export function refuseFile(): never {
  throw new LocationError({ code: 'file_unreadable' })
}
