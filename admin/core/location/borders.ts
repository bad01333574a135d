import { readBorders, type BordersTopology } from '../../../contract/location/borders.ts'
import topology from '../../../content/places/nepal-districts.topo.json'

export const borders = readBorders(topology as unknown as BordersTopology)
