import { roundPosition, simplifyLine, type Geometry } from './geometry.ts'
import { LocationError, positionFault } from './location-fault.ts'
import { readGeoJson } from './read-geojson.ts'
import { readXmlTracks } from './read-xml-tracks.ts'

export const MAX_FILE_LENGTH = 2_000_000

export interface LocationFile {
  geometry: Geometry
  /** Metres by which a line with too many points was straightened at most. */
  tolerance: number
}

/** The point or the line in a GPX, KML or GeoJSON file; beside a line, points are left out. @throws LocationError */
export function readLocationFile(text: string): LocationFile {
  if (text.length > MAX_FILE_LENGTH) throw new LocationError({ code: 'file_too_large' })
  const { points, lines } = text.trimStart().startsWith('<') ? readXmlTracks(text) : readGeoJson(text)
  const drawn = lines.length > 0 ? lines : points.map((point) => [point])
  const [positions] = drawn
  if (!positions?.length) throw new LocationError({ code: 'file_empty' })
  if (drawn.length > 1) throw new LocationError({ code: 'file_with_several', count: drawn.length })
  for (const position of positions) {
    const fault = positionFault(position)
    if (fault) throw new LocationError(fault)
  }
  const { line, tolerance } = simplifyLine(positions)
  if (line.coordinates.length > 1) return { geometry: line, tolerance }
  return { geometry: { type: 'Point', coordinates: roundPosition(positions[0]!) }, tolerance: 0 }
}
