// Draws site/ui/nepal-map/nepal.svg and the code that belongs to it from content/places.
// With --check it only compares them with the present files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { geoConicEqualArea } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { toDevanagariDigits } from '../contract/digits.ts'

type Point = [x: number, y: number]
type District = { code: string; name: string; province: number }
type Boundaries = Topology<{ districts: GeometryCollection<District> }>

/** Units; where the map is widest, one is two thirds of a pixel. */
const WIDTH = 1800
const MARGIN = { top: 50, right: 50, bottom: 40, left: 50 }
/** Square units; smaller bends become straight. */
const SMALLEST_BEND = 26
/** The leader is the line from a district to its name, which the shoulder carries (nepal-map.css). */
const SHOULDER = { y: 110, from: 1188, to: 1750 }
/** Longitude, latitude and degrees of rotation. */
const PROVINCE_NAMES: { name: string; nepali: string; place: Point; turn?: number }[] = [
  { name: 'KOSHI', nepali: 'कोशी', place: [87.2, 27.22] },
  { name: 'MADHESH', nepali: 'मधेस', place: [85.72, 26.87], turn: 13 },
  { name: 'BAGMATI', nepali: 'बागमती', place: [85.64, 27.9] },
  { name: 'GANDAKI', nepali: 'गण्डकी', place: [84.05, 28.38] },
  { name: 'LUMBINI', nepali: 'लुम्बिनी', place: [82.85, 27.95] },
  { name: 'KARNALI', nepali: 'कर्णाली', place: [82.25, 29.3] },
  { name: 'SUDURPASHCHIM', nepali: 'सुदूरपश्चिम', place: [81.06, 29.36] },
]
interface GridWords {
  length: (kilometres: number) => string
  east: (longitude: number) => string
  north: (latitude: number) => string
}
const IN_ENGLISH: GridWords = {
  length: (kilometres) => `${kilometres} km`,
  east: (longitude) => `${longitude}°E`,
  north: (latitude) => `${latitude}°N`,
}
const IN_NEPALI: GridWords = {
  length: (kilometres) => toDevanagariDigits(`${kilometres} कि.मि.`),
  east: (longitude) => toDevanagariDigits(`${longitude}°पू`),
  north: (latitude) => toDevanagariDigits(`${latitude}°उ`),
}
const SCALE_BAR = { kilometres: 100, x: 80, y: 990 }
const EARTH_RADIUS_IN_KM = 6371.0088
/** The stroke's width in CSS pixels, at any scale. */
const HAIRLINE = ' vector-effect="non-scaling-stroke"'

const root = resolve(import.meta.dirname, '..')
const folder = resolve(root, 'site/ui/nepal-map')

const boundaries = readContent<Boundaries>('nepal-districts.topo.json')
const places = readContent<{ districts: { code: string; label_point: Point }[] }>('nepal-divisions.json')

// An equal-area projection, because shades are compared by area; its parameters suit Nepal.
const MERIDIAN = 84.1
const PARALLELS: Point = [27.2, 29.6]
const projection = geoConicEqualArea().rotate([-MERIDIAN, 0]).parallels(PARALLELS)
projection.fitWidth(WIDTH - MARGIN.left - MARGIN.right, feature(boundaries, boundaries.objects.districts))
const [left, top] = projection.translate()
projection.translate([left + MARGIN.left, top + MARGIN.top])

const topology = toDrawing(boundaries)
const height = Math.max(...topology.arcs.flat().map(([, y = 0]) => y)) + MARGIN.bottom

const files = { 'nepal.svg': drawing(), 'nepal-map-size.ts': size() }
const changed = Object.entries(files)
  .map(([name, text]) => ({ file: resolve(folder, name), text }))
  .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text)
if (!process.argv.includes('--check')) {
  for (const { file, text } of changed) writeFileSync(file, text)
} else if (changed.length > 0) {
  const names = changed.map(({ file }) => relative(root, file)).join(' and ')
  console.error(`${names}: not what the boundaries make. Run node scripts/build-map.ts`)
  process.exitCode = 1
}

function readContent<Content>(name: string): Content {
  return JSON.parse(readFileSync(resolve(root, 'content/places', name), 'utf8')) as Content
}

function project(place: Point): Point {
  const point = projection(place)
  if (!point) throw new Error(`${place.join(', ')} is not on this map`)
  return point
}

/** The longitude and latitude of a point. */
function unproject(point: Point): Point {
  const place = projection.invert?.(point)
  if (!place) throw new Error(`${point.join(', ')} is nowhere on earth`)
  return place
}

/** Projects, simplifies and rounds the arcs, which neighbours share, so that no gaps open. */
function toDrawing({ transform, arcs, ...rest }: Boundaries): Boundaries {
  if (!transform) throw new Error('The boundaries are expected to be quantised')
  const { scale, translate } = transform
  const projected = arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return project([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })
  const simple = simplify(presimplify({ ...rest, arcs: projected }), SMALLEST_BEND)
  return { ...simple, arcs: simple.arcs.map((arc) => rounded(arc as Point[])) }
}

/** Whole units, without repeated points; both ends stay. */
function rounded(points: Point[]): Point[] {
  return points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => index === all.length - 1 || x !== all[index + 1]?.[0] || y !== all[index + 1]?.[1])
}

/** Ids: g graticule, n Nepal, l lines and province names, k shoulder; with a district's code, d shape and k leader. What
 * has words is there again in Nepali, with -ne. */
function drawing(): string {
  const { districts } = topology.objects
  const shapes = feature(topology, districts).features.map(({ geometry, properties: { code, name } }) => {
    if (geometry.type !== 'Polygon') throw new Error(`${name} is expected to be of one piece`)
    return `<path id="d${code}"${HAIRLINE} d="${pathOf(geometry.coordinates as Point[][], true)}"><title>${name}</title></path>`
  })
  const provinces = mesh(topology, districts, (a, b) => a === b || provinceOf(a) !== provinceOf(b))
  return `<!-- Districts of Nepal. Boundaries: Open Knowledge Nepal – Local Boundaries (localboundries.oknp.org), CC BY 4.0.
Changes made: projected (Albers, equal areas), simplified, rounded. Made by scripts/build-map.ts: change that. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">
<g id="r">
${line(graticule())}
</g>
<g id="g" aria-hidden="true">
<use href="#r"/>
${scaleAndDegrees(IN_ENGLISH)}
</g>
<g id="g-ne" aria-hidden="true">
<use href="#r"/>
${scaleAndDegrees(IN_NEPALI)}
</g>
<g id="n" aria-hidden="true">
${shapes.join('\n')}
</g>
<g id="b">
${line(pathOf(provinces.coordinates as Point[][]))}
</g>
<g id="l" aria-hidden="true">
<use href="#b"/>
${provinceNames(({ name }) => name, ' letter-spacing="2"')}
</g>
<g id="l-ne" aria-hidden="true">
<use href="#b"/>
${provinceNames(({ nepali }) => nepali)}
</g>
<path id="k" d="M${SHOULDER.from} ${SHOULDER.y}H${SHOULDER.to}"/>
${places.districts.map(leader).join('\n')}
</svg>
`
}

function line(d: string): string {
  return `<path fill="none"${HAIRLINE} d="${d}"/>`
}

function provinceOf({ properties }: { properties?: unknown }): number {
  return (properties as District).province
}

/** The shortest path data: the first point absolute, the others relative. */
function pathOf(lines: Point[][], isClosed = false): string {
  return lines
    .map((points) => {
      const steps = (isClosed ? points.slice(0, -1) : points).map(([x, y], index, all): Point => {
        const [fromX, fromY] = all[index - 1] ?? [0, 0]
        return [x - fromX, y - fromY]
      })
      const [first, ...others] = steps.map((step) => step.join(' '))
      return `M${first}l${others.join(' ')}${isClosed ? 'z' : ''}`.replaceAll(' -', '-')
    })
    .join('')
}

/** Meridians and parallels at every degree, beyond the edges of the drawing. */
function graticule(): string {
  const meridians = degrees(79, 90).map(
    (longitude) =>
      [
        [longitude, 25.5],
        [longitude, 31.5],
      ] as Point[],
  )
  const parallels = degrees(26, 31).map((latitude) => degrees(78, 91).map((longitude): Point => [longitude, latitude]))
  return pathOf([...meridians, ...parallels].map((points) => rounded(points.map(project))))
}

function scaleAndDegrees(words: GridWords): string {
  return `<g stroke="none">\n${scaleBar(words)}\n${degreeNames(words)}\n</g>`
}

function degreeNames({ east, north }: GridWords): string {
  const meridians = degrees(81, 88).map((longitude) => {
    const [, latitude] = unproject([project([longitude, 30])[0], 0])
    return text(east(longitude), [project([longitude, latitude])[0] + 8, 26])
  })
  const parallels = degrees(27, 30).map((latitude) => {
    const [longitude] = unproject([0, project([80, latitude])[1]])
    return text(north(latitude), [8, project([longitude, latitude])[1] - 8])
  })
  return [...meridians, ...parallels].join('\n')
}

function degrees(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Its line is measured in letters, so it is hidden where they are (nepal-map.css). */
function scaleBar({ length: lengthOf }: GridWords): string {
  const { kilometres, x, y } = SCALE_BAR
  const length = Math.round((kilometres / EARTH_RADIUS_IN_KM) * projection.scale())
  const ticks = `M${x} ${y}v12h${length}v-12m${-length / 2} 12v-8`
  const bar = `<path fill="none" stroke="currentColor" stroke-width=".07em" d="${ticks}"/>`
  return `${bar}\n${text(lengthOf(kilometres), [x + length + 12, y + 12])}`
}

function provinceNames(nameOf: (province: (typeof PROVINCE_NAMES)[number]) => string, style = ''): string {
  const names = PROVINCE_NAMES.map((province) => text(nameOf(province), project(province.place), province.turn))
  return `<g stroke="none" text-anchor="middle"${style}>\n${names.join('\n')}\n</g>`
}

function text(words: string, point: Point, turn?: number): string {
  const [x, y] = point.map(Math.round)
  return `<text x="${x}" y="${y}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}>${words}</text>`
}

function leader({ code, label_point }: { code: string; label_point: Point }): string {
  const [x, y] = rounded([project(label_point)]).flat()
  const shoulder = Number(x) < SHOULDER.from ? `H${SHOULDER.to}` : `M${SHOULDER.from} ${SHOULDER.y}H${SHOULDER.to}`
  return `<path id="k${code}" d="M${x} ${y}V${SHOULDER.y}${shoulder}"/>`
}

function size(): string {
  return `// Made by scripts/build-map.ts: change that.

/** The units of nepal.svg. */
export const MAP_WIDTH = ${WIDTH}
export const MAP_HEIGHT = ${height}
export const MAP_DISTRICTS = ${topology.objects.districts.geometries.length}

/** Of its projection (Albers): meridian in degrees, scale in units, the cone, and where it begins. */
export const MAP_CONE = { ${Object.entries(cone())
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }
`
}

function cone() {
  const [south, north] = PARALLELS.map((degrees) => Math.sin((degrees * Math.PI) / 180)) as Point
  const n = (south + north) / 2
  const c = 1 + south * (2 * n - south)
  const scale = projection.scale()
  const [x, y] = project([MERIDIAN, 0])
  const values = { meridian: MERIDIAN, n, c, scale, x, y: y - (scale * Math.sqrt(c)) / n }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(6))]))
}
