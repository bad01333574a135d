import topology from '../../../content/places/nepal-districts.topo.json' with { type: 'json' }
import { readBorders, readNeighbours, type Borders, type BordersTopology } from '../../../contract/location/borders.ts'

const districts = topology as unknown as BordersTopology
/** Metres; a province is drawn at a scale at which smaller bends are not visible. */
const PROVINCE_TOLERANCE = 800

let borders: Borders | undefined
let provinceBorders: Borders | undefined
let neighbours: Map<string, string[]> | undefined

/** Decoded at the first use. */
export const districtBorders = (): Borders => (borders ??= readBorders(districts))

/** The same, simplified for the drawing of a whole province. */
export const simplifiedBorders = (): Borders => (provinceBorders ??= readBorders(districts, PROVINCE_TOLERANCE))

/** The codes of the districts around one. */
export const neighboursOf = (code: string): string[] => (neighbours ??= readNeighbours(districts)).get(code) ?? []
