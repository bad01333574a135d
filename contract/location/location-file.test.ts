import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { distanceToSegment, positionsOf, type Position } from './geometry.ts'
import { MAX_FILE_LENGTH, readLocationFile } from './location-file.ts'
import type { LocationError } from './location-fault.ts'

const LINE = {
  type: 'LineString',
  coordinates: [
    [85.2, 27.4],
    [85.3, 27.5],
  ],
}
const POINT = { type: 'Point', coordinates: [85.2, 27.4] }
const gpx = (body: string) => `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1">${body}</gpx>`
const kml = (body: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`
const json = (value: unknown) => JSON.stringify(value)
const feature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry })

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** With one point or line. */
function readAs(text: string) {
  const { found, left } = readLocationFile(bytesOf(text))
  expect([found.length, left]).toEqual([1, 0])
  return found[0]!
}

function faultOf(text: string) {
  try {
    return readAs(text)
  } catch (error) {
    return (error as LocationError).fault
  }
}

describe('a file of a location', () => {
  test.each([
    ['GeoJSON', json({ type: 'FeatureCollection', features: [feature(LINE)] })],
    ['a feature a line', [feature(LINE), { type: 'Feature', properties: {} }].map(json).join('\n')],
    ['a track', gpx(`<trk>${'<trkseg><trkpt lat="27.4" lon="85.2"/><trkpt lat="27.5" lon="85.3"/></trkseg>'}</trk>`)],
    ['a route', gpx('<rte><rtept lat="27.4" lon="85.2"/><rtept lat="27.5" lon="85.3"/></rte>')],
    [
      'KML',
      kml('<Placemark><LineString><coordinates>85.2,27.4,900 85.3,27.5,910</coordinates></LineString></Placemark>'),
    ],
    [
      "Google's tracks",
      kml(
        '<Placemark><gx:Track xmlns:gx="http://www.google.com/kml/ext/2.2"><gx:coord>85.2 27.4 9</gx:coord><gx:coord>85.3 27.5 9</gx:coord></gx:Track></Placemark>',
      ),
    ],
  ])('with a line is read: %s', (_, text) => {
    expect(readAs(text)).toMatchObject({ geometry: LINE, tolerance: 0 })
  })

  test.each([
    ['GeoJSON', json(POINT)],
    ['a waypoint', gpx('<wpt lat="27.4" lon="85.2"><name>Site</name></wpt>')],
    ['KML', kml('<Placemark><Point><coordinates> 85.2,27.4,900 </coordinates></Point></Placemark>')],
  ])('with a point is read: %s', (_, text) => {
    expect(readAs(text).geometry).toEqual(POINT)
  })

  test.each([
    ['not a file of this kind', 'PK...', { code: 'file_unreadable' }],
    ['other XML', '<svg/>', { code: 'file_unreadable' }],
    ['entities', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', { code: 'file_empty' }],
    ['broken XML', gpx('<trk>'), { code: 'file_unreadable' }],
    ['a position without a number', gpx('<wpt lat="north" lon="85"/>'), { code: 'file_unreadable' }],
    ['nothing', json({ type: 'FeatureCollection', features: [] }), { code: 'file_empty' }],
    ['an area', json({ type: 'Polygon', coordinates: [LINE.coordinates] }), { code: 'file_of_areas' }],
    ['metres', json({ type: 'Point', coordinates: [325000, 3050000] }), { code: 'file_in_metres' }],
    ['a GeoPackage', 'SQLite format 3\0', { code: 'file_of_gis' }],
    [
      'a line with commas that are no positions',
      kml(`<LineString><coordinates>1,2,3,4,5</coordinates></LineString>`),
      { code: 'file_unreadable' },
    ],
    ['a point elsewhere', json({ type: 'Point', coordinates: [2, 48] }), { code: 'outside_nepal' }],
    [
      'latitude first',
      json({ type: 'Point', coordinates: [27.4, 85.2] }),
      { code: 'swapped', suggestion: '27.4, 85.2' },
    ],
    ['too much', ' '.repeat(MAX_FILE_LENGTH + 1), { code: 'file_too_large' }],
  ])('with %s is refused', (_, text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  test('with a long line keeps its course within the stated tolerance', () => {
    const course = Array.from({ length: 5000 }, (_, at): Position => [85 + at / 5000, 27.4 + Math.sin(at / 40) / 500])
    const { geometry, tolerance } = readAs(json({ type: 'LineString', coordinates: course }))
    const kept = positionsOf(geometry)
    expect(kept.length).toBeLessThanOrEqual(200)
    expect(kept[0]).toEqual(course[0])
    const away = course.map((position) =>
      Math.min(...kept.slice(1).map((end, index) => distanceToSegment(position, kept[index]!, end))),
    )
    expect(Math.max(...away)).toBeLessThan(tolerance + 1)
    expect(tolerance).toBeGreaterThan(0)
  })

  const MARK = (coordinates: string, name = 'a') => `<Placemark><name>${name}</name>${coordinates}</Placemark>`
  const line = (coordinates: string) => MARK(`<LineString><coordinates>${coordinates}</coordinates></LineString>`)
  const unbound = kml(line('85.2,27.4 85.3,27.5')).replace('<Document>', '<Document xsi:schemaLocation="a b" gx:b="c">')
  test.each([
    ['commas only', kml(line('85.2,27.4,0,85.3,27.5,0'))],
    ['commas only, without heights', kml(line('85.2,27.4,85.3,27.5,85.2,27.4'))],
    ['blanks after commas', kml(line('85.2, 27.4, 0 85.3, 27.5, 0'))],
    ['commas between positions', kml(line('85.2,27.4,0,\n85.3,27.5,0,'))],
    ['prefixes that are not declared', unbound],
    [
      'a prefix at each element',
      kml(line('85.2,27.4 85.3,27.5'))
        .replaceAll(/<(\/?)/g, '<$1k:')
        .replace('xmlns=', 'xmlns:k='),
    ],
    [
      'entities of HTML, and blanks at its beginning',
      `\uFEFF \n${kml(line('85.2,27.4 85.3,27.5')).replace('>a<', '>a&nbsp;&eacute;<')}`,
    ],
    [
      'pieces that touch',
      json({
        type: 'MultiLineString',
        coordinates: [
          LINE.coordinates,
          [
            [85.4, 27.6],
            [85.3, 27.5],
          ],
        ],
      }),
    ],
    ['pieces as features', kml(line('85.3,27.5 85.2,27.4') + line('85.3,27.5 85.4,27.6'))],
  ])('that other programs write or tolerate is one line: %s', (_, text) => {
    const { geometry } = readAs(text)
    expect(positionsOf(geometry).slice(0, 2).map(String)).toEqual(expect.arrayContaining(['85.3,27.5']))
    expect(geometry.type).toBe('LineString')
  })

  test('with points, lines and areas offers each by its name, and says what it leaves', () => {
    const point = MARK('<Point><coordinates>85.2,27.4</coordinates></Point>', 'Dam')
    const area = MARK(
      '<Polygon><outerBoundaryIs><LinearRing><coordinates>85,27 85,28 86,28 85,27</coordinates></LinearRing></outerBoundaryIs></Polygon>',
    )
    const { found, left } = readLocationFile(bytesOf(kml(point + line('85.2,27.4 85.3,27.5') + area)))
    expect(found.map(({ name, geometry }) => [name, geometry.type])).toEqual([
      ['a', 'LineString'],
      ['Dam', 'Point'],
    ])
    expect(left).toBe(1)
  })

  test.each(['doc.kml', 'files/Alignment.KML'])('of Google Earth (KMZ) is unpacked: %s', (name) => {
    const zip = zipSync({ 'a.png': bytesOf('x'), [name]: bytesOf(kml(line('85.2,27.4 85.3,27.5'))) })
    expect(readLocationFile(zip).found[0]!.geometry).toEqual(LINE)
    const faultIn = (files: Record<string, Uint8Array>) => {
      try {
        return readLocationFile(zipSync(files))
      } catch (error) {
        return (error as LocationError).fault.code
      }
    }
    expect(faultIn({ 'roads.shp': bytesOf('x'), 'roads.dbf': bytesOf('x') })).toBe('file_of_gis')
    expect(faultIn({ 'a.txt': bytesOf('x') })).toBe('file_unreadable')
    expect(faultIn({ [name]: new Uint8Array(MAX_FILE_LENGTH + 1) })).toBe('file_too_large')
  })
})

test.each([
  [
    'entities that grow',
    `<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100_000)}">]>${kml('&b;'.repeat(10_000))}`,
  ],
  ['elements 150,000 deep', kml('<Folder>'.repeat(150_000))],
  ['coordinates in coordinates, 50,000 deep', kml('<coordinates>'.repeat(50_000))],
  ['100,000 prefixes that nothing explains', kml(Array.from({ length: 100_000 }, (_, at) => `<p${at}:a/>`).join(''))],
  ['a line of 1.9 MB without a blank', kml(`<Point><coordinates>${'1,'.repeat(950_000)}</coordinates></Point>`)],
  ['GeoJSON 900,000 deep', '['.repeat(900_000)],
  ['features 100,000 deep', `${'{"type":"GeometryCollection","geometries":['.repeat(40_000)}`],
])('a hostile file with %s is refused, and the browser goes on', (_, text) => {
  expect(text.length).toBeLessThan(MAX_FILE_LENGTH)
  const began = process.cpuUsage()
  expect(faultOf(text)).toMatchObject({ code: expect.stringMatching(/^file_/) })
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
})

test('a KMZ whose drawing unpacks large is refused without unpacking it', () => {
  const packed = zipSync({ 'doc.kml': new Uint8Array(100_000_000) })
  expect(() => readLocationFile(packed)).toThrow(expect.objectContaining({ fault: { code: 'file_too_large' } }))
})
