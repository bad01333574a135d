import { strFromU8, unzipSync } from 'fflate'
import { roundPosition, simplifyLine, type Geometry, type Piece } from './geometry.ts'
import { LocationError, positionFault, refuseFile } from './location-fault.ts'
import { readGeoJson } from './read-geojson.ts'
import { readXml } from './read-xml.ts'

export const MAX_FILE_LENGTH = 2_000_000

/** A point or a line of a file. */
export interface FoundLocation {
  name: string | undefined
  geometry: Geometry
  /** Metres by which a line with too many points was straightened at most. */
  tolerance: number
}

interface LocationFile {
  /** At least one: of several, a person chooses. */
  found: FoundLocation[]
  /** Areas, and what lies outside of Nepal: it cannot be taken. */
  left: number
}

/** The points and lines in a GPX, KML, KMZ, TCX or GeoJSON file. @throws LocationError */
export function readLocationFile(bytes: Uint8Array): LocationFile {
  const text = textOf(bytes).trim()
  const json = text.startsWith('<') ? readXml(text) : parseJson(text)
  const { points, lines, areas } = readGeoJson(json)
  const pieces = [...lines, ...points]
  const faults = pieces.map(({ positions }) => positions.map(positionFault).find((fault) => fault !== undefined))
  const found = pieces.filter((_, index) => !faults[index]).map(toLocation)
  if (found.length === 0) throw new LocationError(faults[0] ?? { code: areas > 0 ? 'file_of_areas' : 'file_empty' })
  return { found, left: areas + pieces.length - found.length }
}

/** One value, or one a line, as QGIS writes GeoJSONSeq. */
function parseJson(text: string): unknown {
  for (const texts of [[text], text.split('\n')])
    try {
      const values = texts
        .filter((line) => line.trim())
        .map((line) => JSON.parse(line.replace('\u001E', '')) as unknown)
      return values.length === 1 ? values[0] : { type: 'FeatureCollection', features: values }
    } catch {}
  return refuseFile()
}

function toLocation({ name, positions }: Piece): FoundLocation {
  const { line, tolerance } = simplifyLine(positions)
  if (line.coordinates.length > 1) return { name, geometry: line, tolerance }
  return { name, geometry: { type: 'Point', coordinates: roundPosition(positions[0]!) }, tolerance: 0 }
}

/** Of GeoPackage, Shapefile, AutoCAD's DWG and DXF. */
const OTHER_PROGRAMS = /^(?:SQLite format 3|\0\0'\n|AC10|\s*0\r?\n\s*SECTION)/

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_FILE_LENGTH) throw new LocationError({ code: 'file_too_large' })
  const start = strFromU8(bytes.subarray(0, 40), true)
  if (OTHER_PROGRAMS.test(start)) throw new LocationError({ code: 'file_of_gis' })
  if (start.startsWith('PK')) return new TextDecoder().decode(unpacked(bytes))
  const marks = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' } as Record<string, string>
  return new TextDecoder(marks[start.slice(0, 2)] ?? 'utf-8').decode(bytes)
}

/** The drawing in a KMZ: Google Earth calls it doc.kml. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const names: string[] = []
  let files: Record<string, Uint8Array> = {}
  let isLarge = false
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name)
        const isDrawing = name.toLowerCase().endsWith('.kml')
        isLarge ||= isDrawing && originalSize > MAX_FILE_LENGTH
        return isDrawing && originalSize <= MAX_FILE_LENGTH
      },
    })
  } catch {
    refuseFile()
  }
  if (names.some((name) => /\.(?:shp|gpkg|dwg)$/i.test(name))) throw new LocationError({ code: 'file_of_gis' })
  const [first] = Object.keys(files).toSorted((a, b) => Number(b.endsWith('doc.kml')) - Number(a.endsWith('doc.kml')))
  if (first === undefined && isLarge) throw new LocationError({ code: 'file_too_large' })
  return first === undefined ? refuseFile() : files[first]!
}
