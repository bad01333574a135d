import { distanceToDistrict, findDistrict, NEAR_BORDER, type Borders } from './borders.ts'
import { positionsOf, type Geometry } from './geometry.ts'

/** Codes of districts. */
export type LocationFinding =
  | { code: 'inside'; districts: string[] }
  | { code: 'near_border'; found: string; metres: number }
  | { code: 'other_district'; found: string }
  | { code: 'outside_nepal' }

/**
 * Compares a location with the districts that a project names; near the border of one of them is enough, because the
 * borders are simplified. Without districts, it only says in which the location lies.
 */
export function checkLocation(borders: Borders, geometry: Geometry, districts: readonly string[]): LocationFinding {
  const found = new Set<string>()
  let near: LocationFinding | undefined
  for (const position of positionsOf(geometry)) {
    const district = findDistrict(borders, position)?.code
    if (district === undefined) return { code: 'outside_nepal' }
    found.add(district)
    if (districts.length === 0 || districts.includes(district)) continue
    const metres = Math.min(...districts.map((code) => distanceToDistrict(borders, code, position)))
    if (metres > NEAR_BORDER) return { code: 'other_district', found: district }
    near ??= { code: 'near_border', found: district, metres }
  }
  return near ?? { code: 'inside', districts: [...found] }
}
