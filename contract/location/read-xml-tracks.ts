import { SaxesParser } from 'saxes'
import type { Drawn, Position } from './geometry.ts'
import { LocationError } from './location-fault.ts'

const MAX_DEPTH = 50
const GPX_LINES = new Set(['trk', 'rte'])
const GPX_POINTS = new Set(['trkpt', 'rtept'])
/** The elements of KML with positions as text. */
const KML_TEXTS = new Set(['coordinates', 'coord'])

/** The points and lines of a GPX or KML file; the segments of a track are one line. @throws LocationError */
export function readXmlTracks(text: string): Drawn {
  const drawn: Drawn = { points: [], lines: [] }
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  let positions = ''
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length === 0 && local !== 'gpx' && local !== 'kml') refuse()
    open.push(local)
    if (open.length > MAX_DEPTH) refuse()
    positions = ''
    if (GPX_LINES.has(local) || local === 'Track' || local === 'LineString') drawn.lines.push([])
    const place = () => numbersOf(attributes['lon']?.value, attributes['lat']?.value)
    if (GPX_POINTS.has(local)) drawn.lines.at(-1)?.push(place())
    else if (local === 'wpt') drawn.points.push(place())
  })
  parser.on('text', (piece) => {
    if (KML_TEXTS.has(open.at(-1) ?? '')) positions += piece
  })
  parser.on('closetag', ({ local }) => {
    open.pop()
    const owner = open.at(-1)
    if (local === 'coord') drawn.lines.at(-1)?.push(triple(positions, /\s+/))
    else if (local === 'coordinates' && owner === 'LineString') drawn.lines.at(-1)?.push(...tuples(positions))
    else if (local === 'coordinates' && owner === 'Point') drawn.points.push(...tuples(positions))
  })
  parser.write(text).close()
  return { points: drawn.points, lines: drawn.lines.filter(({ length }) => length > 0) }
}

const tuples = (text: string): Position[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((tuple) => triple(tuple, ','))

function triple(text: string, separator: string | RegExp): Position {
  const [longitude, latitude] = text.trim().split(separator)
  return numbersOf(longitude, latitude)
}

function numbersOf(longitude: string | undefined, latitude: string | undefined): Position {
  const position = [Number(longitude || Number.NaN), Number(latitude || Number.NaN)] as const
  return position.every(Number.isFinite) ? position : refuse()
}

function refuse(): never {
  throw new LocationError({ code: 'file_unreadable' })
}
