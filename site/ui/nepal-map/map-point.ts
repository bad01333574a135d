import { MAP_HEIGHT, MAP_PROJECTION, MAP_WIDTH } from './nepal-map-size.ts'

const RADIANS = Math.PI / 180

/** The point of nepal.svg for a place on earth, in degrees. @returns undefined beyond the drawing */
export function mapPointOf(place: { latitude: number; longitude: number }): { x: number; y: number } | undefined {
  const { meridian, n, c, scale, apex } = MAP_PROJECTION
  const radius = (scale * Math.sqrt(c - 2 * n * Math.sin(place.latitude * RADIANS))) / n
  const angle = n * (place.longitude - meridian) * RADIANS
  const x = Math.round(apex.x + radius * Math.sin(angle))
  const y = Math.round(apex.y + radius * Math.cos(angle))
  return x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT ? { x, y } : undefined
}
