import type { Drawn, Position } from './geometry.ts'
import { LocationError } from './location-fault.ts'

/** Collections within collections. */
const MAX_DEPTH = 20

/** Polygons are left out. @throws LocationError */
export function readGeoJson(text: string): Drawn {
  const drawn: Drawn = { points: [], lines: [] }
  collect(parse(text), drawn, 0)
  return drawn
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse()
  }
}

function collect(node: unknown, drawn: Drawn, depth: number): void {
  if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return refuse()
  const { type, coordinates, geometry, geometries, features } = node as Record<string, unknown>
  switch (type) {
    case 'FeatureCollection':
      return listOf(features).forEach((feature) => collect(feature, drawn, depth + 1))
    case 'GeometryCollection':
      return listOf(geometries).forEach((one) => collect(one, drawn, depth + 1))
    case 'Feature':
      return geometry === null ? undefined : collect(geometry, drawn, depth + 1)
    case 'Point':
      drawn.points.push(positionOf(coordinates))
      return
    case 'MultiPoint':
      drawn.points.push(...listOf(coordinates).map(positionOf))
      return
    case 'LineString':
      drawn.lines.push(listOf(coordinates).map(positionOf))
      return
    case 'MultiLineString':
      drawn.lines.push(...listOf(coordinates).map((line) => listOf(line).map(positionOf)))
      return
    case 'Polygon':
    case 'MultiPolygon':
      return
    default:
      return refuse()
  }
}

function positionOf(given: unknown): Position {
  const [longitude, latitude] = listOf(given)
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return refuse()
  return [longitude as number, latitude as number]
}

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : refuse())

function refuse(): never {
  throw new LocationError({ code: 'file_unreadable' })
}
