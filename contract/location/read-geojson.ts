import type { Drawn, Position } from './geometry.ts'
import { joinLines } from './join-lines.ts'
import { refuseFile } from './location-fault.ts'

/** Collections within collections. */
const MAX_DEPTH = 20

/** The points and lines in GeoJSON. @throws LocationError */
export function readGeoJson(json: unknown): Drawn {
  const drawn: Drawn = { points: [], lines: [], areas: 0 }
  collect(json, drawn, { depth: 0 })
  return { ...drawn, lines: joinLines(drawn.lines) }
}

interface Place {
  depth: number
  name?: string | undefined
  /** Its pieces are one course, with gaps where the device had no signal. */
  isTrack?: boolean
}

function collect(node: unknown, drawn: Drawn, place: Place): void {
  if (place.depth > MAX_DEPTH || typeof node !== 'object' || node === null) return refuseFile()
  const { type, coordinates, geometry, geometries, features, properties } = node as Record<string, unknown>
  const { name } = place
  const within = { ...place, depth: place.depth + 1 }
  switch (type) {
    case 'FeatureCollection':
      return listOf(features).forEach((feature) => collect(feature, drawn, within))
    case 'GeometryCollection':
      return listOf(geometries).forEach((one) => collect(one, drawn, within))
    case 'Feature': {
      const said = (properties ?? {}) as Record<string, unknown>
      const own = [said['name'], said['Name']].find((text) => typeof text === 'string' && text !== '')
      const feature = { ...within, name: own as string | undefined, isTrack: said['_gpxType'] === 'trk' }
      return geometry === null || geometry === undefined ? undefined : collect(geometry, drawn, feature)
    }
    case 'Point':
      drawn.points.push({ name, positions: [positionOf(coordinates)] })
      return
    case 'MultiPoint':
      drawn.points.push(...listOf(coordinates).map((point) => ({ name, positions: [positionOf(point)] })))
      return
    case 'LineString':
      drawn.lines.push({ name, positions: listOf(coordinates).map(positionOf) })
      return
    case 'MultiLineString': {
      const pieces = listOf(coordinates).map((line) => listOf(line).map(positionOf))
      const lines = place.isTrack ? [pieces.flat()] : pieces
      drawn.lines.push(...lines.map((positions) => ({ name, positions })))
      return
    }
    case 'Polygon':
    case 'MultiPolygon':
      drawn.areas += 1
      return
    default:
      return refuseFile()
  }
}

function positionOf(given: unknown): Position {
  const [longitude, latitude] = listOf(given)
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return refuseFile()
  return [longitude as number, latitude as number]
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : refuseFile())
