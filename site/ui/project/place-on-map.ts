import { positionsOf, type Geometry, type Position } from '../../../contract/location/geometry.ts'
import { MAP_CONE } from '../nepal-map/nepal-map-size.ts'

const RADIANS = Math.PI / 180

/** Longitude and latitude in units of nepal.svg. */
export function placeOnMap([longitude, latitude]: Position): [x: number, y: number] {
  const { meridian, n, c, scale, x, y } = MAP_CONE
  const radius = (scale * Math.sqrt(c - 2 * n * Math.sin(latitude * RADIANS))) / n
  const angle = n * (longitude - meridian) * RADIANS
  return [Math.round(x + radius * Math.sin(angle)), Math.round(y + radius * Math.cos(angle))]
}

/** A point or line as path data of nepal.svg, and its position, a line's in the middle. */
export function drawPlace(geometry: Geometry): { path: string; at: Position } {
  const positions = positionsOf(geometry)
  const points = positions.map((position) => placeOnMap(position).join(' '))
  const path = `M${points.filter((point, index) => point !== points[index - 1]).join('L')}h0`
  return { path, at: positions[Math.floor(positions.length / 2)]! }
}
