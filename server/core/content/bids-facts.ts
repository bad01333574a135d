import { isDeepStrictEqual } from 'node:util'
import { bidsNames, hasBidsColumns, leastReader } from '../../../contract/kinds/bids-facts.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { isAtLeast, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { LOCALE_NAMES, OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { Actor } from '../audit/audit.ts'
import { ServiceError } from '../process/service-error.ts'
import type { ContentDocument } from './kind.ts'
import { withRowIds, completedRow } from './parts.ts'
import type { Row } from './store/records.ts'

/** What a call gives of a document. */
type Given = Row & { translations?: Partial<Record<OtherLocale, Row | null | undefined>> | undefined }

type Reader = Pick<Actor, 'role'>

const mayKnow = ({ role }: Reader): boolean => isAtLeast(role, 'bids')

/** Tables with columns that this reader may not know. */
const tablesOf = (kind: Kind, reader: Reader): [string, Field][] =>
  mayKnow(reader) ? [] : fieldsOf(kind).filter(([, field]) => hasBidsColumns(field))

/** The fields that this reader may not know, each with the least role: declared so, or hidden by a value of a version. */
function hiddenFrom({ role }: Reader, kind: Kind, versions: ContentDocument[]): Map<string, StaffRole> {
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
export const readableBy = (actor: Reader, kind: Kind, document: ContentDocument): ContentDocument =>
  readableVersions(actor, kind, [document])[0]!

/** Versions of one item as this actor may read them: what a value of one hides is in none. */
export function readableVersions(actor: Reader, kind: Kind, versions: ContentDocument[]): ContentDocument[] {
  const names = [...hiddenFrom(actor, kind, versions).keys()]
  const tables = tablesOf(kind, actor)
  if (names.length === 0 && tables.length === 0) return versions
  const inEach = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([locale, row]) => [locale, row && omit(row as Row, names)]))
  return versions.map((document) => ({
    ...omit(withoutEntered(document, names), names),
    ...Object.fromEntries(tables.map(([name, field]) => [name, readableRows(field, document[name] as Row[])])),
    translations: inEach(document.translations),
    outdated: inEach(document.outdated),
  })) as ContentDocument[]
}

function readableRows({ columns = {} }: Field, rows: Row[]): Row[] {
  const names = bidsNames(columns)
  return rows.map((row) => omit(withoutEntered(row, names), names))
}

/**
 * What this actor gives, with the facts for bids that are stored, if they may not change them.
 * @throws ServiceError forbidden where they are given: what is ignored would seem saved
 */
export function writableBy<One extends Given>(
  actor: Reader,
  kind: Kind,
  given: One,
  stored: ContentDocument | undefined,
): One {
  const hidden = stored
    ? hiddenFrom(actor, kind, [stored])
    : new Map(mayKnow(actor) ? [] : bidsNames(kind.fields).map((name) => [name, 'bids'] as const))
  const consents = consentsOf(kind, hidden.keys()).filter(
    (name) => given[name] !== undefined && given[name] !== stored?.[name],
  )
  refuseHidden(actor, kind, given, new Map([...hidden, ...consents.map((name) => [name, 'bids'] as const)]))
  return stored ? withHiddenOf(actor, kind, { stored, given, names: [...hidden.keys()] }) : given
}

/** An earlier document with what is hidden from this actor as the newest has it. @throws ServiceError forbidden */
export function restorableBy(
  actor: Reader,
  kind: Kind,
  earlier: ContentDocument,
  newest: ContentDocument,
): ContentDocument {
  const hidden = [...hiddenFrom(actor, kind, [newest, earlier]).keys()]
  const names = [...new Set([...hidden, ...consentsOf(kind, hidden)])]
  return withoutBlankEntries(withHiddenOf(actor, kind, { stored: newest, given: withEntries(earlier), names }))
}

function refuseHidden(actor: Reader, kind: Kind, given: Given, hidden: Map<string, StaffRole>): void {
  const { fields } = kind
  const names = [...hidden.keys()]
  const found = [
    ...namesIn(fields, names, given),
    ...OTHER_LOCALES.flatMap((locale) =>
      namesIn(fields, names, given.translations?.[locale] ?? {}, `translations.${locale}.`),
    ),
    ...tablesOf(kind, actor).flatMap(([table, { columns = {} }]) =>
      ((given[table] ?? []) as Row[]).flatMap((row, index) =>
        namesIn(columns, bidsNames(columns), row, `${table}.${index}.`),
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
    ...Object.fromEntries(
      tables.map(([name, field]) => [name, rowsWithFactsOf(field, stored[name] as Row[], given[name] as Row[])]),
    ),
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
  throw new ServiceError(
    'forbidden',
    `There are facts for bids in ${english}: only a bid writer may remove the ${english} texts`,
  )
}

function rowsWithFactsOf(field: Field, stored: Row[], given: Row[]): Row[] {
  const known = new Map(stored.map((row) => [row['rowId'], row]))
  return withRowIds(field, given, stored).map((row) => {
    const { columns = {} } = field
    const facts = withFactsOf(columns, bidsNames(columns), known.get(row['rowId']) ?? {}, withEntries(row))
    return completedRow(field, withoutBlankEntries(facts))
  })
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
