import { decoded } from '../decoded.ts'
import type { Position } from './geometry.ts'
import { LocationError } from './location-fault.ts'

const PAIR = /^(-?\d{1,3}(?:\.\d+)?)[, ]+(-?\d{1,3}(?:\.\d+)?)/
/** Where links of Google Maps have a place, and the middle of the map. */
const GOOGLE_PLACE = /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/
const GOOGLE_VIEW = /@(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)/
const OSM_VIEW = /^#map=\d+(?:\.\d+)?\/(-?\d{1,3}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/

const GOOGLE = /^(?:www\.|maps\.)?google\.[a-z.]{2,6}$/
const SHORT = ['goo.gl', 'maps.app.goo.gl', 'g.co', 'osm.org', 'maps.apple']
const OSM = ['openstreetmap.org', 'www.openstreetmap.org']

export const isLink = (text: string): boolean => /^(?:https?:\/\/|geo:)/i.test(text)

/** The position in a link, which is never opened. @throws LocationError */
export function readMapLink(link: string): Position {
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
