import { toLatinDigits } from '../digits.ts'
import { roundPosition, type Position } from './geometry.ts'
import { LocationError, positionFault } from './location-fault.ts'
import { decoded } from '../decoded.ts'

const MAX_LENGTH = 2000

/** Longer ones first; labels are left out. */
const WORDS: readonly [word: RegExp, replacement: string][] = [
  [/north|उत्तर/gi, 'N'],
  [/east|पूर्व/gi, 'E'],
  [/south|दक्षिण/gi, 'S'],
  [/west|पश्चिम/gi, 'W'],
  [/latitude|longitude|अक्षांश|देशान्तर/gi, ' '],
  [/\b(?:lat|lng|lon|long)\b/gi, ' '],
  [/[′’‘`]/g, "'"],
  [/[″”“]|''/g, '"'],
  [/[º˚]/g, '°'],
  [/[()[\]:=।]/g, ' '],
]
const TOKEN = /\d+(?:\.\d+)?|[NESW]|[°'"]|[,;/]|-/g

/**
 * Reads `27.45, 85.21`, degrees, minutes and seconds with N and E before or after, digits of both scripts, and links of
 * Google Maps, OpenStreetMap, Apple Maps and `geo:`, which are not opened. @throws LocationError
 */
export function parseCoordinates(text: string): Position {
  const given = toLatinDigits(text.trim())
  if (given.length > MAX_LENGTH) throw new LocationError({ code: 'unreadable' })
  const position = isLink(given) ? readMapLink(given) : readPair(given)
  const fault = positionFault(position)
  if (fault) throw new LocationError(fault)
  return roundPosition(position)
}

function readPair(text: string): Position {
  const plain = WORDS.reduce((known, [word, replacement]) => known.replaceAll(word, replacement), text).toUpperCase()
  const tokens = plain.match(TOKEN) ?? []
  if (plain.replaceAll(TOKEN, '').trim() !== '') throw new LocationError({ code: 'unreadable' })
  if (tokens.some((token) => token === 'S' || token === 'W' || token === '-'))
    throw new LocationError({ code: 'outside_nepal' })
  const [first, second] = inHalves(tokens)
  const [one, other] = [degreesOf(first), degreesOf(second)]
  return first.includes('E') || second.includes('N') ? [one, other] : [other, one]
}

const isNumber = (token: string | undefined) => token !== undefined && /^\d/.test(token)

/** Split at the letters, else at the separator, else in the middle of the numbers. */
function inHalves(tokens: readonly string[]): [string[], string[]] {
  const letters = tokens.flatMap((token, index) => (token === 'N' || token === 'E' ? [index] : []))
  if (letters.length > 0) {
    const [first = 0, second = 0] = letters
    if (letters.length !== 2 || tokens[first] === tokens[second]) throw new LocationError({ code: 'unreadable' })
    return cutAt(tokens, first === 0 ? second : first + 1)
  }
  const separator = tokens.findIndex((token) => /^[,;/]$/.test(token))
  if (separator >= 0) return cutAt(tokens, separator)
  const numbers = tokens.flatMap((token, index) => (isNumber(token) ? [index] : []))
  return cutAt(tokens, numbers[numbers.length / 2] ?? 0)
}

const cutAt = (tokens: readonly string[], at: number): [string[], string[]] => [tokens.slice(0, at), tokens.slice(at)]

/** Degrees, minutes and seconds; only the last may have decimals. */
function degreesOf(tokens: readonly string[]): number {
  const numbers = tokens.filter(isNumber)
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = numbers.map(Number)
  const isWhole = numbers.slice(0, -1).every((number) => !number.includes('.'))
  const areSigns = tokens.every((token) => isNumber(token) || /^[NE,;/°'"]$/.test(token))
  if (numbers.length === 0 || numbers.length > 3 || !isWhole || !areSigns || minutes >= 60 || seconds >= 60)
    throw new LocationError({ code: 'unreadable' })
  return degrees + minutes / 60 + seconds / 3600
}

const PAIR = /^(-?\d{1,3}(?:\.\d+)?)[, ]+(-?\d{1,3}(?:\.\d+)?)/
/** Where links of Google Maps have a place, and the middle of the map. */
const GOOGLE_PLACE = /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/
const GOOGLE_VIEW = /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/
const OSM_VIEW = /^#map=\d+(?:\.\d+)?\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/

const GOOGLE = /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/
const SHORT = ['goo.gl', 'maps.app.goo.gl', 'g.co', 'osm.org', 'maps.apple']
const OSM = ['openstreetmap.org', 'www.openstreetmap.org']

const isLink = (text: string): boolean => /^(?:https?:\/\/|geo:)/i.test(text)

/** The position in a link, which is never opened. @throws LocationError */
function readMapLink(link: string): Position {
  const found = /^geo:/i.test(link) ? readGeo(link) : readAddress(link)
  if (!found) throw new LocationError({ code: 'unreadable' })
  return found
}

/** RFC 5870; Android writes `geo:0,0?q=27.45,85.21(name)`. */
function readGeo(link: string): Position | undefined {
  const [path = '', query = ''] = link.slice('geo:'.length).split('?')
  return pairIn(new URLSearchParams(query).get('q')) ?? pairIn(path)
}

function readAddress(link: string): Position | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  const { hostname, searchParams, hash } = url
  const path = plain(url.pathname)
  const given = (...names: string[]) => names.map((name) => searchParams.get(name))
  if (OSM.includes(hostname))
    return pairIn(`${searchParams.get('mlat')},${searchParams.get('mlon')}`) ?? matched(OSM_VIEW, hash)
  if (hostname === 'maps.apple.com') return first(given('coordinate', 'll', 'q'))
  if (GOOGLE.test(hostname)) {
    return (
      matched(GOOGLE_PLACE, path + plain(hash)) ??
      first(given('q', 'query', 'destination', 'll', 'center')) ??
      first(path.split('/')) ??
      matched(GOOGLE_VIEW, path)
    )
  }
  if (SHORT.includes(hostname)) throw new LocationError({ code: 'short_link' })
  return undefined
}

const first = (texts: (string | null)[]): Position | undefined => texts.map(pairIn).find((pair) => pair !== undefined)

const pairIn = (text: string | null): Position | undefined => matched(PAIR, (text ?? '').trim())

function matched(pattern: RegExp, text: string): Position | undefined {
  const [, latitude, longitude] = pattern.exec(text) ?? []
  return latitude === undefined ? undefined : [Number(longitude), Number(latitude)]
}

const plain = (path: string): string => decoded(path).replaceAll('+', ' ')
