import type { Drawn, Position, Piece } from './geometry.ts'
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
    case 'MultiPoint': {
      const points = type === 'Point' ? [coordinates] : listOf(coordinates)
      drawn.points.push(...points.map((point) => ({ name, positions: [positionOf(point)] })))
      return
    }
    case 'LineString':
    case 'MultiLineString': {
      const given = type === 'LineString' ? [coordinates] : listOf(coordinates)
      const pieces = given.map((line) => listOf(line).map(positionOf))
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

/** Degrees, about a metre. */
const TOUCHING = 1e-5
/** Of more, a person chooses. */
const MOST = 300

/** One alignment is often drawn in pieces: those of one name that touch with their ends become one line. */
function joinLines(lines: Piece[]): Piece[] {
  const distinct = [...new Map(lines.map((line) => [keyOf(line), line])).values()].filter((line) => line.positions[0])
  if (distinct.length > MOST) return distinct
  const joined: Piece[] = []
  for (const line of distinct) {
    let whole = line
    for (let at = 0; at < joined.length; at += 1) {
      const longer = joinTwo(joined[at]!, whole)
      if (!longer) continue
      whole = longer
      joined.splice(at, 1)
      at = -1
    }
    joined.push(whole)
  }
  return joined
}

/** The same for both directions. */
const keyOf = ({ positions }: Piece) => [positions, positions.toReversed()].map(String).toSorted()[0]

function joinTwo(one: Piece, other: Piece): Piece | undefined {
  if (one.name !== other.name) return undefined
  for (const first of [one.positions, one.positions.toReversed()])
    for (const second of [other.positions, other.positions.toReversed()])
      if (touches(first.at(-1)!, second[0]!)) return { ...one, positions: [...first, ...second.slice(1)] }
  return undefined
}

const touches = (one: Position, other: Position) =>
  Math.abs(one[0] - other[0]) < TOUCHING && Math.abs(one[1] - other[1]) < TOUCHING
