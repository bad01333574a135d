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

function faultOf(text: string) {
  try {
    return readLocationFile(text)
  } catch (error) {
    return (error as LocationError).fault
  }
}

describe('a file of a location', () => {
  test.each([
    ['GeoJSON', json({ type: 'FeatureCollection', features: [feature(LINE), feature(POINT)] })],
    [
      'a track',
      gpx('<trk><trkseg><trkpt lat="27.4" lon="85.2"/></trkseg><trkseg><trkpt lat="27.5" lon="85.3"/></trkseg></trk>'),
    ],
    ['a route', gpx('<wpt lat="27" lon="85"/><rte><rtept lat="27.4" lon="85.2"/><rtept lat="27.5" lon="85.3"/></rte>')],
    [
      'KML',
      kml('<Placemark><LineString><coordinates>85.2,27.4,900 85.3,27.5,910</coordinates></LineString></Placemark>'),
    ],
    [
      "Google's tracks",
      kml(
        '<gx:Track xmlns:gx="http://www.google.com/kml/ext/2.2"><gx:coord>85.2 27.4 9</gx:coord><gx:coord>85.3 27.5 9</gx:coord></gx:Track>',
      ),
    ],
  ])('with a line is read: %s', (_, text) => {
    expect(readLocationFile(text)).toEqual({ geometry: LINE, tolerance: 0 })
  })

  test.each([
    ['GeoJSON', json(POINT)],
    ['a waypoint', gpx('<wpt lat="27.4" lon="85.2"><name>Site</name></wpt>')],
    ['KML', kml('<Placemark><Point><coordinates> 85.2,27.4,900 </coordinates></Point></Placemark>')],
  ])('with a point is read: %s', (_, text) => {
    expect(readLocationFile(text).geometry).toEqual(POINT)
  })

  test.each([
    ['not a file of this kind', 'PK...', { code: 'file_unreadable' }],
    ['other XML', '<svg/>', { code: 'file_unreadable' }],
    ['entities', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', { code: 'file_unreadable' }],
    ['broken XML', gpx('<trk>'), { code: 'file_unreadable' }],
    ['deep XML', gpx('<a>'.repeat(60)), { code: 'file_unreadable' }],
    ['a position without a number', gpx('<wpt lat="north" lon="85"/>'), { code: 'file_unreadable' }],
    ['nothing', json({ type: 'FeatureCollection', features: [] }), { code: 'file_empty' }],
    [
      'two lines',
      json({ type: 'MultiLineString', coordinates: [LINE.coordinates, LINE.coordinates] }),
      { code: 'file_with_several', count: 2 },
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
    const { geometry, tolerance } = readLocationFile(json({ type: 'LineString', coordinates: course }))
    const kept = positionsOf(geometry)
    expect(kept.length).toBeLessThanOrEqual(200)
    expect(kept[0]).toEqual(course[0])
    const away = course.map((position) =>
      Math.min(...kept.slice(1).map((end, index) => distanceToSegment(position, kept[index]!, end))),
    )
    expect(Math.max(...away)).toBeLessThan(tolerance + 1)
    expect(tolerance).toBeGreaterThan(0)
  })
})
