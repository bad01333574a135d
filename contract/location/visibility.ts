import type { Geometry } from './geometry.ts'
import type { Words } from '../locale.ts'

/** The readers who may know where exactly something is. `district`: visitors see the district alone. */
export const LOCATION_VISIBILITIES = ['public', 'district', 'bids'] as const
export type LocationVisibility = (typeof LOCATION_VISIBILITIES)[number]

export interface Location {
  geometry: Geometry
  visibility: LocationVisibility
}

export const LOCATION_VISIBILITY_NAMES: Record<LocationVisibility, Words> = {
  public: { en: 'Public', ne: 'सार्वजनिक' },
  district: { en: 'Visitors see the district only', ne: 'आगन्तुकले जिल्ला मात्र देख्ने' },
  bids: { en: 'Only for bids', ne: 'बोलपत्रका लागि मात्र' },
}
