import { gpx, kml, tcx } from '@tmcw/togeojson'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { isAroundNepal, type Position } from './geometry.ts'
import { refuseFile } from './location-fault.ts'

const READERS = { gpx, kml, TrainingCenterDatabase: tcx }

/** A GPX, KML or TCX file as GeoJSON, with the small faults that Google Earth, QGIS and Garmin read over. */
export function readXml(text: string): unknown {
  const page = parse(text)
  const reader = READERS[page.documentElement?.localName as keyof typeof READERS] ?? refuseFile()
  for (const place of ['wpt', 'trkpt', 'rtept'].flatMap((name) => elementsOf(page, name)))
    if (!['lat', 'lon'].every((name) => isNumber(place.getAttribute(name)))) refuseFile()
  for (const element of elementsOf(page, 'coordinates')) {
    const tuples = tuplesIn(element.textContent ?? '')
    element.textContent = element.parentNode?.localName === 'Point' ? tuples[0]! : tuples.join(' ')
  }
  return reader(page as unknown as Parameters<typeof kml>[0])
}

function parse(text: string): Document {
  try {
    // Only what is not well-formed ends the reading.
    return new DOMParser({ onError: () => undefined }).parseFromString(withPrefixes(text), 'text/xml')
  } catch {
    return refuseFile()
  }
}

const elementsOf = (page: Document, name: string): Element[] => Array.from(page.getElementsByTagName(name))

/** Each is looked for in the whole file. */
const MAX_PREFIXES = 100

/** Declares what was forgotten, and takes away the prefix that the first element has. */
function withPrefixes(text: string): string {
  const [, own] = /<([\w.-]+):(?:kml|gpx)\b/.exec(text) ?? []
  const plain = own ? text.replaceAll(`<${own}:`, '<').replaceAll(`</${own}:`, '</') : text
  const used = new Set(Array.from(plain.matchAll(/[<\s]([A-Za-z][\w.-]*):[\w.-]+[\s=/>]/g), ([, prefix]) => prefix!))
  if (used.size > MAX_PREFIXES) refuseFile()
  const missing = [...used].filter((prefix) => !/^xml(ns)?$/.test(prefix) && !plain.includes(`xmlns:${prefix}=`))
  const declared = missing.map((prefix) => ` xmlns:${prefix}="urn:${prefix}"`).join('')
  return plain.replace(/<(?:kml|gpx|TrainingCenterDatabase)\b/, (tag) => tag + declared)
}

const isNumber = (text: string | null) => !!text?.trim() && Number.isFinite(Number(text))

/** Numbers as Google Earth reads them: blanks after commas, commas between positions, and no commas at all. */
function tuplesIn(text: string): string[] {
  const tuples = text
    .trim()
    .replaceAll(/\s*,\s*/g, ',')
    .split(/\s+/)
    .map((tuple) => tuple.split(',').filter(Boolean))
  const runs = tuples.every(({ length }) => length === 1) ? [tuples.flat()] : tuples
  return runs
    .flatMap((run) => (run.length > 3 ? grouped(run) : [run]))
    .map((run) => (run.every(isNumber) ? run.join(',') : refuseFile()))
}

function grouped(run: string[]): string[][] {
  const by = (size: number) =>
    Array.from({ length: run.length / size }, (_, index) => run.slice(index * size, (index + 1) * size))
  const isPlace = (pair: string[]) => isAroundNepal(pair.map(Number) as unknown as Position)
  if (run.length % 2 === 0 && (run.length % 3 !== 0 || by(2).every(isPlace))) return by(2)
  return run.length % 3 === 0 ? by(3) : refuseFile()
}
