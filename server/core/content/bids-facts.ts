import { isDeepStrictEqual } from 'node:util'
import { bidsNames, hasBidsColumns, leastReader } from '../../../contract/fields/bids-facts.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/fields/kind.ts'
import { isAtLeast, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { LOCALE_NAMES, OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { Actor } from '../audit/audit.ts'
import { forbidden, ServiceError } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import type { ContentDocument } from './kind.ts'
import { withRowIds, completedRow } from './parts.ts'
import { hiddenRowsOf, rowsOpenedBy, type HiddenRows } from './row-consents.ts'
import type { Row } from './store/records.ts'

/** The part of a document that a call gives. */
type Given = Row & { translations?: Partial<Record<OtherLocale, Row | null | undefined>> | undefined }

/** The reader or writer of items of a kind. */
interface Reading {
  db: Db
  actor: Pick<Actor, 'role'>
  kind: Kind
  /** Of the item that is changed, if it is there. */
  id?: number | undefined
}

interface Reader {
  role: Actor['role']
  /** Rows that this reader may not know. */
  hidden: HiddenRows
}

const openReader = async ({ db, actor: { role }, kind }: Reading, versions: Row[]): Promise<Reader> => ({
  role,
  hidden: await hiddenRowsOf(db, role, kind, versions),
})

const mayKnow = ({ role }: Pick<Actor, 'role'>): boolean => isAtLeast(role, 'bids')

/** Tables with columns or rows that this reader may not know. */
const tablesOf = (kind: Kind, reader: Reader): [string, Field][] =>
  fieldsOf(kind).filter(([name, field]) => reader.hidden.has(name) || (!mayKnow(reader) && hasBidsColumns(field)))

const hiddenColumns = (reader: Reader, { columns = {} }: Field): string[] => (mayKnow(reader) ? [] : bidsNames(columns))

/** The fields that this reader may not know, each with the least role: declared so, or hidden by a value of a version. */
function hiddenFrom({ role }: Pick<Actor, 'role'>, kind: Kind, versions: ContentDocument[]): Map<string, StaffRole> {
  const hidden = fieldsOf(kind).flatMap(([name, field]): [string, StaffRole][] => {
    const isKept = ({ translations, ...own }: ContentDocument) =>
      [own, ...Object.values(translations)].some((texts) => texts && !isEmpty((texts as Row)[name], field))
    const readers = versions.map((version) => leastReader(kind.fields, name, version))
    const least = readers.reduce((one, other) => (isAtLeast(one, other) ? one : other))
    // Anybody may fill in what nobody has.
    return isAtLeast(role, least) || !(field.visibility === 'bids' || versions.some(isKept)) ? [] : [[name, least]]
  })
  return new Map(hidden)
}

const isEmpty = (value: unknown, { empty }: Field): boolean =>
  value === undefined || value === '' || isDeepStrictEqual(value, empty)

/** Values that say whom the values of these fields are hidden from: changed, it would publish them. */
const consentsOf = ({ fields }: Kind, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => fields[name]!.consent ?? [])

/** A document as this actor may read it. */
export const readableBy = async (reading: Reading, document: ContentDocument): Promise<ContentDocument> =>
  (await readableVersions(reading, [document]))[0]!

/** Versions of one item as this actor may read them: what a value of one hides is in none. */
export async function readableVersions(reading: Reading, versions: ContentDocument[]): Promise<ContentDocument[]> {
  const { actor, kind } = reading
  const names = [...hiddenFrom(actor, kind, versions).keys()]
  const reader = await openReader(reading, versions)
  const tables = tablesOf(kind, reader)
  if (names.length === 0 && tables.length === 0) return versions
  const inEach = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([locale, row]) => [locale, row && omit(row as Row, names)]))
  return versions.map((document) => ({
    ...omit(withoutEntered(document, names), names),
    ...Object.fromEntries(tables.map((table) => [table[0], readableRows(reader, table, document)])),
    translations: inEach(document.translations),
    outdated: inEach(document.outdated),
  })) as ContentDocument[]
}

function readableRows(reader: Reader, [name, field]: [string, Field], document: Row): Row[] {
  const names = hiddenColumns(reader, field)
  return shownRows(reader, name, document[name] as Row[]).map((row) => omit(withoutEntered(row, names), names))
}

const shownRows = ({ hidden }: Reader, name: string, rows: Row[]): Row[] =>
  rows.filter((row) => !hidden.get(name)?.(row))

/**
 * The actor's document, with the facts for bids that are stored, if they may not change them.
 * @throws ServiceError forbidden where they are given: what is ignored would seem saved
 */
export async function writableBy<One extends Given>(
  writing: Reading,
  given: One,
  stored: ContentDocument | undefined,
): Promise<One> {
  const { actor, kind } = writing
  const hidden = stored
    ? hiddenFrom(actor, kind, [stored])
    : new Map(mayKnow(actor) ? [] : bidsNames(kind.fields).map((name) => [name, 'bids'] as const))
  const consents = consentsOf(kind, hidden.keys()).filter(
    (name) => given[name] !== undefined && given[name] !== stored?.[name],
  )
  if (stored) consents.push(...(await rowsOpenedBy(writing, given, stored)))
  const reader = await openReader(writing, stored ? [stored] : [])
  refuseHidden(reader, kind, given, new Map([...hidden, ...consents.map((name) => [name, 'bids'] as const)]))
  return stored ? withHiddenOf(reader, kind, { stored, given, names: [...hidden.keys()] }) : given
}

/** An earlier document with what is hidden from this actor as the newest has it. @throws ServiceError forbidden */
export async function restorableBy(
  reading: Reading,
  earlier: ContentDocument,
  newest: ContentDocument,
): Promise<ContentDocument> {
  const { actor, kind } = reading
  const hidden = [...hiddenFrom(actor, kind, [newest, earlier]).keys()]
  const opened = await rowsOpenedBy(reading, earlier, newest)
  const names = [...new Set([...hidden, ...consentsOf(kind, hidden), ...opened])]
  const reader = await openReader(reading, [newest, earlier])
  const rows = [...reader.hidden.keys()].map((name) => [name, shownRows(reader, name, earlier[name] as Row[])])
  const given = withEntries({ ...earlier, ...Object.fromEntries(rows) })
  return withoutBlankEntries(withHiddenOf(reader, kind, { stored: newest, given, names }))
}

function refuseHidden(actor: Reader, kind: Kind, given: Given, hidden: Map<string, StaffRole>): void {
  const { fields } = kind
  const names = [...hidden.keys()]
  const found = [
    ...namesIn(fields, names, given),
    ...OTHER_LOCALES.flatMap((locale) =>
      namesIn(fields, names, given.translations?.[locale] ?? {}, `translations.${locale}.`),
    ),
    ...tablesOf(kind, actor).flatMap(([table, field]) =>
      ((given[table] ?? []) as Row[]).flatMap((row, index) =>
        namesIn(field.columns ?? {}, hiddenColumns(actor, field), row, `${table}.${index}.`),
      ),
    ),
  ]
  if (found.length === 0) return
  const labels = [...new Set(found.map(([, label]) => label))].join(', ')
  const who = mayKnow(actor) ? 'an owner' : 'a bid writer'
  const what = mayKnow(actor) ? 'what nobody else reads' : 'what is for bids'
  throw new ServiceError('forbidden', `Only ${who} may change ${what}: ${labels}`, {
    fields: Object.fromEntries(found.map(([path, label]) => [path, `Only ${who} may change ${label}`])),
  })
}

/** Also where only the date as entered is given. */
function namesIn(
  fields: Record<string, Field>,
  hidden: string[],
  given: Row,
  at = '',
): [path: string, label: string][] {
  const entered = (given['datesAsEntered'] ?? {}) as Row
  const names = hidden.filter((name) => given[name] !== undefined || entered[name] !== undefined)
  return names.map((name) => [at + name, fields[name]!.label.en])
}

function withHiddenOf<One extends Given>(
  actor: Reader,
  kind: Kind,
  { stored, given, names }: { stored: ContentDocument; given: One; names: string[] },
): One {
  const tables = tablesOf(kind, actor).filter(([name]) => given[name] !== undefined)
  const merged = {
    ...withFactsOf(kind.fields, names, stored, given),
    ...Object.fromEntries(tables.map((table) => [table[0], rowsWithFactsOf(actor, table, stored, given)])),
  }
  if (!given.translations) return merged as One
  const translated = Object.fromEntries(translatedFields(kind))
  const texts = names.filter((name) => name in translated)
  const translations = OTHER_LOCALES.flatMap((locale) => {
    const [one, known] = [given.translations?.[locale], stored.translations[locale] ?? {}]
    if (one === null) refuseLoss(translated, texts, known, locale)
    return one ? [[locale, withFactsOf(translated, texts, known, one)]] : []
  })
  return { ...merged, translations: { ...given.translations, ...Object.fromEntries(translations) } } as One
}

/** @throws ServiceError forbidden: a language that is removed would take its facts for bids with it */
function refuseLoss(fields: Record<string, Field>, names: string[], known: Row, locale: OtherLocale): void {
  const { english } = LOCALE_NAMES[locale]
  if (names.every((name) => isEmpty(known[name], fields[name]!))) return
  throw forbidden(`There are facts for bids in ${english}: only a bid writer may remove the ${english} texts`)
}

/** Rows that the reader may not know stay where they stand. */
function rowsWithFactsOf(reader: Reader, [name, field]: [string, Field], stored: Row, given: Row): Row[] {
  const all = stored[name] as Row[]
  const shown = shownRows(reader, name, all)
  const known = new Map(shown.map((row) => [row['rowId'], row]))
  const rows = withRowIds(field, given[name] as Row[], shown).map((row) => {
    const { columns = {} } = field
    const names = hiddenColumns(reader, field)
    const facts = withFactsOf(columns, names, known.get(row['rowId']) ?? {}, withEntries(row))
    return completedRow(field, withoutBlankEntries(facts))
  })
  for (const [index, row] of all.entries()) if (!shown.includes(row)) rows.splice(index, 0, row)
  return rows
}

/** Dates as entered that are not given stay as they are. */
function withFactsOf(fields: Record<string, Field>, names: string[], stored: Row, given: Row): Row {
  const facts = Object.fromEntries(names.map((name) => [name, stored[name] ?? fields[name]!.empty]))
  const entered = given['datesAsEntered'] as Row | undefined
  if (!entered) return { ...given, ...facts }
  const kept = Object.entries((stored['datesAsEntered'] ?? {}) as Row).filter(([name]) => names.includes(name))
  return { ...given, ...facts, datesAsEntered: { ...omit(entered, names), ...Object.fromEntries(kept) } }
}

const withEntries = <One extends Row>(row: One): One => ({ ...row, datesAsEntered: row['datesAsEntered'] ?? {} })

function withoutBlankEntries<One extends Row>(row: One): One {
  const { datesAsEntered, ...rest } = row
  return Object.keys((datesAsEntered ?? {}) as Row).length > 0 ? row : (rest as unknown as One)
}

function withoutEntered(row: Row, names: string[]): Row {
  return withoutBlankEntries({ ...row, datesAsEntered: omit((row['datesAsEntered'] ?? {}) as Row, names) })
}

const omit = (row: Row, names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
