import { cleanDate } from '../calendar/clean-date.ts'
import type { CalendarName } from '../calendar/month-names.ts'
import { fieldsOf, translatedFields, type Kind } from '../fields/kind.ts'
import type { Field } from '../fields/field.ts'
import { LOCALE_NAMES, OTHER_LOCALES, type Locale } from '../locale.ts'

/** Columns besides those of fields. `id` is how the other program names a row. */
export const ID_COLUMN = 'id'
export const ORDER_COLUMN = 'order'

/** The mark of a column that is left out. */
export const LEFT_OUT = ''

/** The columns of a field in a table: two or three where it has parts. */
export function columnsOfField(name: string, { type }: Pick<Field, 'type'>): string[] {
  if (type === 'money') return [name, `${name} currency`, `${name} public`]
  if (type === 'quantity') return [name, `${name} unit`]
  if (type === 'geometry') return [name, `${name} visibility`]
  return [name]
}

/** As in exported tables. */
export const columnIn = (locale: Locale, name: string): string => `${name} (${locale})`

export function columnsOf(kind: Kind): string[] {
  return [
    ID_COLUMN,
    ...fieldsOf(kind).flatMap(([name, field]) => columnsOfField(name, field)),
    ...(kind.hasOrder ? [ORDER_COLUMN] : []),
    ...OTHER_LOCALES.flatMap((locale) => translatedFields(kind).map(([name]) => columnIn(locale, name))),
  ]
}

/**
 * The column that a name in a header means: its own name, the field's label in any language, or what lists have for it.
 * `LEFT_OUT` for numbers of rows.
 */
export function matchColumn(kind: Kind, given: string): string | undefined {
  const wanted = plainColumn(given)
  const names = namesOf(kind)
  const labelled = (text: string) => names.find(([name]) => plainColumn(name) === text)?.[1]
  const headed = (text: string) =>
    fieldsOf(kind).find(([, { headings = '' }]) => headings.split(', ').includes(text))?.[0]
  const exact = columnsOf(kind).find((column) => plainColumn(column) === wanted) ?? labelled(wanted)
  if (exact !== undefined) return exact
  const bare = bareColumn(wanted)
  if (SERIAL.includes(bare)) return LEFT_OUT
  // “Client/Employer”
  const parts = [bare, ...bare.split(/ ?\/ ?/), ...bare.split(/ (?:and|or|र) /)]
  return parts.map((part) => headed(part) ?? labelled(part)).find((column) => column !== undefined)
}

const COORDINATES = /\d.*\d/

/** The meaning of all columns of a file, in its order; a second one of a field is left out. */
export function matchColumns(kind: Kind, columns: readonly { name: string; values: readonly string[] }[]) {
  const matched: Record<string, string> = {}
  const isFree = (column: string, name: string) =>
    findTwins(kind, [...Object.entries(matched), [name, column]]).length === 0
  const translated = translatedFields(kind).map(([name]) => name)
  for (const { name, values } of columns) {
    const column = matchColumn(kind, name) ?? LEFT_OUT
    // “Location” of lists is a place by its name.
    const isPlaceName = kind.fields[column]?.type === 'geometry' && !values.some((value) => COORDINATES.test(value))
    const places = isPlaceName ? fieldsOf(kind).find(([, { type }]) => type === 'districts')?.[0] : undefined
    const locale = OTHER_LOCALES.find((one) => columnIn(one, column) !== column && IN_NEPALI.test(name))
    const inOther = locale && translated.includes(column) ? columnIn(locale, column) : LEFT_OUT
    matched[name] = [places ?? column, inOther].find((one) => one !== LEFT_OUT && isFree(one, name)) ?? LEFT_OUT
  }
  return matched
}

/** Fields that several columns are imported as; a date may stand once in AD and once in BS. */
export function findTwins(kind: Kind, columns: Iterable<[name: string, column: string]>): string[] {
  const names = Map.groupBy(columns, ([, column]) => column)
  names.delete(LEFT_OUT)
  return [...names].flatMap(([column, same]) => {
    const calendars = new Set(same.map(([name]) => calendarOf(name)))
    const isDate = kind.fields[column]?.type === 'date' && !calendars.has(undefined)
    return same.length > (isDate ? calendars.size : 1) ? column : []
  })
}

/** The calendar that a heading names: “Start (BS)”, “Nepali date”. */
export const calendarOf = (heading: string): CalendarName | undefined =>
  cleanDate(heading).calendar ??
  (/nepali|नेपाली/i.test(heading) ? 'bs' : /english|gregorian|अ(?:ङ्|ं)ग्रेजी/i.test(heading) ? 'ad' : undefined)

const IN_NEPALI = /[ऀ-ॿ]/
const SERIAL = 'sn, s n, s no, sno, sl no, sr no, serial no, serial number, no, #, क्र सं, क्रसं, सि नं, सिनं'.split(', ')

/** A column that numbers the rows. */
export const isSerial = (name: string): boolean => SERIAL.includes(bareColumn(plainColumn(name)))

/** Without dots, a unit in brackets or behind “in”, and a currency at the end. */
const bareColumn = (plain: string): string =>
  plain
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[.*_:,-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .replace(
      /(?: in| of)? (?:nrs?|npr|rs|usd|lakhs?|crores?|millions?|km|ad|bs|रु|रू)(?: (?:in )?(?:lakhs?|crores?|millions?))?$/,
      '',
    )
    .trim()

/** The kind that a file or sheet of this name has a list of, or that knows most of its columns; undefined: somebody must say. */
export function guessKind(
  kinds: readonly Kind[],
  names: readonly string[],
  columns: readonly { name: string; kinds: readonly string[] }[],
): string | undefined {
  const words = names.flatMap((name) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean),
  )
  const isNamed = ({ entity, singular, plural, listNames = '' }: Kind) =>
    [entity, ...Object.values(singular), ...Object.values(plural), ...listNames.split(', ')].some((one) =>
      words.includes(one.toLowerCase()),
    )
  const named = kinds.filter((kind) => isNamed(kind))
  const count = ({ entity }: Kind) => columns.filter((column) => column.kinds.includes(entity)).length
  const [best, second] = (named.length > 0 ? named : kinds).toSorted((one, other) => count(other) - count(one))
  if (!best || (named.length === 0 && count(best) < FEWEST_KNOWN)) return undefined
  return named.length > 0 || !second || count(best) > count(second) ? best.entity : undefined
}

/** Columns that tell the kind of a table. */
const FEWEST_KNOWN = 3

/** Names of columns besides their own, each with its column. */
function namesOf(kind: Kind): [name: string, column: string][] {
  const { en, ne } = kind.singular
  const title = translatedFields(kind).find(([name]) => name === kind.title)?.[0]
  const ofTitle = ['Name', 'Title', en, `${en} name`, `Name of ${en}`, `Name of the ${en}`, 'नाम', `${ne}को नाम`]
  return [
    ...fieldsOf(kind).flatMap(([name, { label }]) => Object.values(label).map((text) => [text, name] as const)),
    ...OTHER_LOCALES.flatMap((locale) =>
      translatedFields(kind).flatMap(([name, { label }]) => {
        const languages = [locale, LOCALE_NAMES[locale].english, LOCALE_NAMES[locale].own]
        const texts = [...Object.values(label), ...(name === title ? ofTitle : [])]
        const named = texts.flatMap((text) =>
          languages.flatMap((language) => [`${text} (${language})`, `${text} in ${language}`]),
        )
        return named.map((text) => [text, columnIn(locale, name)])
      }),
    ),
    ...(title === undefined ? [] : ofTitle.map((text) => [text, title])),
  ] as [string, string][]
}

/** Spaces, letter case and a colon at the end do not count. */
export function plainColumn(name: string): string {
  return name.normalize('NFC').trim().replace(/:$/, '').replaceAll(/\s+/g, ' ').toLowerCase()
}
