import { describe, expect, test } from 'vitest'
import { formatCoordinates } from './format-coordinates.ts'
import type { LocationError } from './location-fault.ts'
import { parseCoordinates } from './parse-coordinates.ts'

function faultOf(text: string) {
  try {
    return parseCoordinates(text)
  } catch (error) {
    return (error as LocationError).fault
  }
}

describe('coordinates', () => {
  test.each([
    '27.45, 85.21',
    '27.45 85.21',
    ' 27.45,85.21 ',
    '27.45; 85.21',
    '(27.45, 85.21)',
    '२७.४५, ८५.२१',
    '27.45° N, 85.21° E',
    '27.45N 85.21E',
    'N 27.45 E 85.21',
    '85.21E, 27.45N',
    'lat: 27.45, lng: 85.21',
    `27°27'0"N 85°12'36"E`,
    '27° 27′ 0″ N, 85° 12′ 36″ E',
    `N27°27' E85°12.6'`,
    '27 27 0, 85 12 36',
    "२७° २७' उत्तर, ८५° १२' ३६\" पूर्व",
  ])('are read from %s', (text) => {
    expect(parseCoordinates(text)).toEqual([85.21, 27.45])
  })

  test.each([
    'https://www.google.com/maps/@27.45,85.21,15z',
    'https://www.google.com/maps/place/Lele/@27.4,85.2,15z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d27.45!4d85.21',
    'https://maps.google.com/?q=27.45,85.21',
    'https://www.google.com/maps/search/?api=1&query=27.45%2C85.21',
    'https://www.google.com/maps/search/27.45,+85.21',
    'https://www.openstreetmap.org/?mlat=27.45&mlon=85.21#map=15/27.4/85.2',
    'https://www.openstreetmap.org/#map=15/27.45/85.21',
    'https://maps.apple.com/?ll=27.45,85.21&q=Lele',
    'geo:27.45,85.21;u=35',
    'geo:0,0?q=27.45,85.21(Lele)',
  ])('are read from the link %s', (link) => {
    expect(parseCoordinates(link)).toEqual([85.21, 27.45])
  })

  test.each([
    ['51.5, 0.1', { code: 'outside_nepal' }],
    ['27.45 S, 85.21 E', { code: 'outside_nepal' }],
    ['-27.45, 85.21', { code: 'outside_nepal' }],
    ['85.21, 27.45', { code: 'swapped', suggestion: '27.45, 85.21' }],
    ['Kathmandu', { code: 'unreadable' }],
    ['', { code: 'unreadable' }],
    ['27.45', { code: 'unreadable' }],
    ["27° 75', 85° 12'", { code: 'unreadable' }],
    ['27.45 N, 85.21 N', { code: 'unreadable' }],
    ['1 2 3 4 5 6 7 8', { code: 'unreadable' }],
    ['https://example.org/27.45,85.21', { code: 'unreadable' }],
    ['https://maps.app.goo.gl/abc', { code: 'short_link' }],
    ['9'.repeat(3000), { code: 'unreadable' }],
  ])('of %s are refused', (text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  test('are written in both languages', () => {
    expect(formatCoordinates([85.21, 27.45], 'en')).toBe('27.45000° N, 85.21000° E')
    expect(formatCoordinates([85.21, 27.45], 'ne')).toBe('२७.४५०००° उत्तर, ८५.२१०००° पूर्व')
  })
})
