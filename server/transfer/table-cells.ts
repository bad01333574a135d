import { parseNumber, readMeasure, readMoney, splitQuantity } from '../../contract/amounts.ts'
import { toLatinDigits } from '../../contract/digits.ts'
import type { Field } from '../../contract/fields/field.ts'
import { LOCATION_VISIBILITIES, LOCATION_VISIBILITY_NAMES, type Location } from '../../contract/location/visibility.ts'
import { fieldsOf, translatedFields, type Kind } from '../../contract/fields/kind.ts'
import { OTHER_LOCALES } from '../../contract/locale.ts'
import { columnIn, columnsOfField } from '../../contract/transfer/columns.ts'
import { readFlag } from '../../contract/transfer/read-flag.ts'
import { CSV_START, csvLine } from '../../contract/csv.ts'
import type { ContentDocument } from '../core/content/kind.ts'
import type { ExportedItem } from './export-format.ts'

type Cell = string | number
/** Names of districts by their codes. */
export type DistrictNames = ReadonlyMap<string, string>

/** A value as the cells of `columnsOfField`. */
export function writeField(field: Field, value: unknown, districts: DistrictNames): Cell[] {
  const { type, choices } = field
  if (value === null || value === undefined) return columnsOfField('', field).map(() => '')
  if (type === 'money') {
    const { amount, currency, isPublic } = value as { amount: number; currency: string; isPublic: boolean }
    return [amount, currency, yesOrNo(isPublic)]
  }
  if (type === 'quantity') {
    const { amount, unit } = value as { amount: number; unit: string }
    return [amount, unit]
  }
  if (type === 'location') {
    const { latitude, longitude } = value as { latitude: number; longitude: number }
    return [`${latitude}, ${longitude}`]
  }
  if (type === 'geometry') {
    const { geometry, visibility } = value as Location
    const isPoint = geometry.type === 'Point'
    return [isPoint ? geometry.coordinates.toReversed().join(', ') : JSON.stringify(geometry), visibility]
  }
  if (choices) return [choices.find((choice) => choice.value === value)?.label.en ?? String(value)]
  if (type === 'districts') return [(value as string[]).map((code) => districts.get(code) ?? code).join('; ')]
  if (typeof value === 'number' || typeof value === 'string') return [value]
  if (typeof value === 'boolean') return [yesOrNo(value)]
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [value.join('; ')]
  return [JSON.stringify(value)]
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

/** Of the column of a cell. */
interface CellColumn {
  /** As it stands in the file, such as “Cost (NRs. in lakh)”. */
  heading?: string | undefined
  /** Told of an amount that is not simply the number of the cell. */
  interpret?: (amount: { amount: number; currency: string }) => void
}

/**
 * The value of a field's cells; undefined where they are empty. JSON is read too: older tables have it. An unreadable
 * flag stays a text, which the schema refuses in its own words. @throws Error with a message for staff
 */
export function readField(
  name: string,
  field: Field,
  cellOf: (column: string) => string,
  { heading = '', interpret }: CellColumn = {},
): unknown {
  const { type, label, choices } = field
  const cell = cellOf(name)
  if (cell === '') return undefined
  if (choices) return findChoice(choices, cell) ?? cell
  switch (type) {
    case 'number':
      return readMeasure(cell, field.unit?.en ?? '')
    case 'document':
      return readNumber(cell)
    case 'flag':
      return readFlag(cell)
    case 'references':
    case 'pictures':
      return splitList(cell, /[;,]/)
    case 'districts':
      return splitList(cell, /[;,/&–—\n]|\s(?:-|and|तथा|र)\s/i)
    case 'localLevels':
      return splitList(cell, /;/)
    case 'lines':
      return splitList(cell, /[;\n]/)
    case 'rows':
    case 'table':
    case 'blocks':
      return readJson(cell, label.en)
    case 'money': {
      if (isJson(cell)) return readJson(cell, label.en)
      const { isInterpreted, ...money } = readMoney(`${cellOf(`${name} currency`)} ${cell}`.trim(), heading)
      if (isInterpreted) interpret?.(money)
      return { ...money, isPublic: readFlag(cellOf(`${name} public`) || 'no') }
    }
    case 'quantity':
      return isJson(cell) ? readJson(cell, label.en) : readQuantity(cell, cellOf(`${name} unit`), heading)
    case 'location': {
      if (isJson(cell)) return readJson(cell, label.en)
      const [latitude, longitude] = readPoint(cell, label.en)
      return { latitude, longitude }
    }
    case 'geometry': {
      const given = isJson(cell) ? readJson(cell, label.en) : undefined
      if (given && 'geometry' in given) return given
      const geometry = given ?? { type: 'Point', coordinates: readPoint(cell, label.en).toReversed() }
      return { geometry, visibility: readVisibility(cellOf(`${name} visibility`)) }
    }
    default:
      return cell
  }
}

/** The unit stands in a column of its own, behind the number, or in the heading: “Length (km)”. */
function readQuantity(cell: string, unit: string, heading = ''): { amount: number; unit: string } {
  const read = splitQuantity(cell)
  if (!read) throw new Error(`“${cell.slice(0, 60)}” cannot be read: write a number with its unit, such as 42.5 km`)
  return { amount: read.amount, unit: read.unit || unit || (/\(([^()]+)\)\s*$/.exec(heading)?.[1] ?? '') }
}

/** Spaces and hyphens do not count: On-going, On going. */
const plainChoice = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s\u200C\u200D]+/gu, '')

/**
 * The value of a choice by its value, a synonym, or its label in any language, also without the unit behind it: “Length” of
 * “Length (km)”.
 */
export function findChoice(choices: NonNullable<Field['choices']>, cell: string): string | number | undefined {
  const wanted = plainChoice(cell)
  const namesOf = ({ value, label, synonyms = '' }: (typeof choices)[number]) => [
    String(value),
    ...synonyms.split(', '),
    ...Object.values(label).flatMap((text) => [text, text.split(' (')[0]!]),
  ]
  return choices.find((choice) => namesOf(choice).some((name) => plainChoice(name) === wanted))?.value
}

/** Of bids alone where nothing is said: nobody may publish a place by leaving a cell empty. */
function readVisibility(cell: string): string {
  const wanted = cell.toLowerCase()
  const namesOf = (one: Location['visibility']) => [one, ...Object.values(LOCATION_VISIBILITY_NAMES[one])]
  const found = LOCATION_VISIBILITIES.find((one) => namesOf(one).some((text) => text.toLowerCase() === wanted))
  return found ?? (cell || 'bids')
}

export const isJson = (cell: string) => /^[[{]/.test(cell)

function readJson(cell: string, label: string): object {
  try {
    return JSON.parse(cell) as object
  } catch {
    throw new Error(`Write ${label.toLowerCase()} as in the template`)
  }
}

function readPoint(cell: string, label: string): [number, number] {
  const parts = toLatinDigits(cell).split(/[,\s]+/)
  const [latitude, longitude] = parts.map(Number)
  if (parts.length !== 2 || !Number.isFinite(latitude) || !Number.isFinite(longitude))
    throw new Error(`Write ${label.toLowerCase()} as latitude and longitude, such as 28.2096, 83.9856`)
  return [latitude!, longitude!]
}

/** Digits of either script, with thousands separators. */
export const readNumber = (cell: string): number | string => parseNumber(cell) ?? cell

function splitList(cell: string, separator: RegExp): string[] {
  return cell
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)
}

const STANDING = ['id', 'path', 'order', 'createdAt', 'updatedAt'] as const

/** Documents as a table; other languages have columns of their own. */
export function toTable(
  kind: Kind,
  fields: [string, Field][],
  items: { item: { [Name in (typeof STANDING)[number]]?: Cell | null }; document: ContentDocument }[],
  districts: DistrictNames,
): { head: string[]; rows: Cell[][] } {
  const translated = OTHER_LOCALES.flatMap((locale) =>
    translatedFields(kind).map(([name, field]) => ({ locale, name, field })),
  )
  const head = [
    ...STANDING,
    ...fields.flatMap(([name, field]) => columnsOfField(name, field)),
    ...translated.map(({ locale, name }) => columnIn(locale, name)),
  ]
  const rows = items.map(({ item, document }) => [
    ...STANDING.map((name) => item[name] ?? ''),
    ...fields.flatMap(([name, field]) => writeField(field, document[name], districts)),
    ...translated.flatMap(({ locale, name, field }) =>
      writeField(field, document.translations[locale]?.[name], districts),
    ),
  ])
  return { head, rows }
}

/** The items as visitors see them. */
export const publishedDocuments = (items: ExportedItem[]): { item: ExportedItem; document: ContentDocument }[] =>
  items.flatMap((item) => {
    const version = item.versions.find(({ number }) => number === item.publishedVersion)
    return version ? { item, document: version.document as ContentDocument } : []
  })

export function toCsv(kind: Kind, items: ExportedItem[], districts: DistrictNames): string {
  const { head, rows } = toTable(kind, fieldsOf(kind), publishedDocuments(items), districts)
  return CSV_START + [head, ...rows].map(csvLine).join('')
}
