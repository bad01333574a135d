/** The ecological belts of the National Statistics Office, which count whole districts. */
export const TERRAINS = ['terai', 'hill', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

/** Codes of districts; all others are hills. */
const MOUNTAINS = [101, 102, 103, 301, 302, 303, 402, 403, 601, 602, 603, 604, 605, 701, 702, 703]
const TERAI = [111, 112, 113, 201, 202, 203, 204, 205, 206, 207, 208, 313, 408, 507, 508, 509, 510, 511, 512, 708, 709]

/** @param district its code as a number */
export function terrainOf(district: number): Terrain {
  if (TERAI.includes(district)) return 'terai'
  return MOUNTAINS.includes(district) ? 'mountain' : 'hill'
}
