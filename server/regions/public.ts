/** What other features may use of this one. */
export { type RegionMap, listDistrictMaps, listProvinceMaps } from './regions.ts'
