import { bidsNames, hasBidsColumns } from '../../../contract/kinds/bids-facts.ts'
import type { Field } from '../../../contract/kinds/field.ts'
import { fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { LOCALE_NAMES, OTHER_LOCALES, type OtherLocale } from '../../../contract/locale.ts'
import type { Actor } from '../audit/audit.ts'
import { ServiceError } from '../process/service-error.ts'
import type { ContentDocument } from './kind.ts'
import { withRowIds, completedRow } from './parts.ts'
import type { Row } from './store/records.ts'

/** What a call gives of a document. */
type Given = Row & { translations?: Partial<Record<OtherLocale, Row | null | undefined>> | undefined }

const mayKnow = ({ role }: Pick<Actor, 'role'>): boolean => isAtLeast(role, 'bids')

const tablesOf = (kind: Kind): [string, Field][] => fieldsOf(kind).filter(([, field]) => hasBidsColumns(field))

/** A document as this actor may read it. */
export function readableBy(actor: Pick<Actor, 'role'>, kind: Kind, document: ContentDocument): ContentDocument {
  if (mayKnow(actor)) return document
  const names = bidsNames(kind.fields)
  const inEach = (texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([locale, row]) => [locale, row && omit(row as Row, names)]))
  return {
    ...omit(withoutEntered(document, names), names),
    ...Object.fromEntries(tablesOf(kind).map(([name, field]) => [name, readableRows(field, document[name] as Row[])])),
    translations: inEach(document.translations),
    outdated: inEach(document.outdated),
  } as ContentDocument
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
  actor: Pick<Actor, 'role'>,
  kind: Kind,
  given: One,
  stored: ContentDocument | undefined,
): One {
  if (mayKnow(actor)) return given
  refuseBidsFacts(kind, given)
  return stored ? withBidsFactsOf(kind, stored, given) : given
}

/** An earlier document with the facts for bids of the newest, if this actor may not change them. @throws ServiceError forbidden */
export function restorableBy(
  actor: Pick<Actor, 'role'>,
  kind: Kind,
  earlier: ContentDocument,
  newest: ContentDocument,
): ContentDocument {
  return mayKnow(actor) ? earlier : withoutBlankEntries(withBidsFactsOf(kind, newest, withEntries(earlier)))
}

function refuseBidsFacts(kind: Kind, given: Given): void {
  const found = [
    ...namesIn(kind.fields, given),
    ...OTHER_LOCALES.flatMap((locale) =>
      namesIn(kind.fields, given.translations?.[locale] ?? {}, `translations.${locale}.`),
    ),
    ...tablesOf(kind).flatMap(([table, { columns = {} }]) =>
      ((given[table] ?? []) as Row[]).flatMap((row, index) => namesIn(columns, row, `${table}.${index}.`)),
    ),
  ]
  if (found.length === 0) return
  const labels = [...new Set(found.map(([, label]) => label))].join(', ')
  throw new ServiceError('forbidden', `Only a bid writer may change what is for bids: ${labels}`, {
    fields: Object.fromEntries(found.map(([path, label]) => [path, `Only a bid writer may change ${label}`])),
  })
}

/** Also where only the date as entered is given. */
function namesIn(fields: Record<string, Field>, given: Row, at = ''): [path: string, label: string][] {
  const entered = (given['datesAsEntered'] ?? {}) as Row
  const names = bidsNames(fields).filter((name) => given[name] !== undefined || entered[name] !== undefined)
  return names.map((name) => [at + name, fields[name]!.label.en])
}

function withBidsFactsOf<One extends Given>(kind: Kind, stored: ContentDocument, given: One): One {
  const { fields } = kind
  const tables = tablesOf(kind).filter(([name]) => given[name] !== undefined)
  const merged = {
    ...withFactsOf(fields, stored, given),
    ...Object.fromEntries(
      tables.map(([name, field]) => [name, rowsWithFactsOf(field, stored[name] as Row[], given[name] as Row[])]),
    ),
  }
  if (!given.translations) return merged as One
  const translated = Object.fromEntries(translatedFields(kind))
  const translations = OTHER_LOCALES.flatMap((locale) => {
    const [texts, known] = [given.translations?.[locale], stored.translations[locale] ?? {}]
    if (texts === null) refuseLoss(translated, known, locale)
    return texts ? [[locale, withFactsOf(translated, known, texts)]] : []
  })
  return { ...merged, translations: { ...given.translations, ...Object.fromEntries(translations) } } as One
}

/** @throws ServiceError forbidden: a language that is removed would take its facts for bids with it */
function refuseLoss(fields: Record<string, Field>, known: Row, locale: OtherLocale): void {
  const { english } = LOCALE_NAMES[locale]
  if (!bidsNames(fields).some((name) => known[name] && known[name] !== fields[name]!.empty)) return
  throw new ServiceError(
    'forbidden',
    `There are facts for bids in ${english}: only a bid writer may remove the ${english} texts`,
  )
}

function rowsWithFactsOf(field: Field, stored: Row[], given: Row[]): Row[] {
  const known = new Map(stored.map((row) => [row['rowId'], row]))
  return withRowIds(field, given, stored).map((row) => {
    const facts = withFactsOf(field.columns ?? {}, known.get(row['rowId']) ?? {}, withEntries(row))
    return completedRow(field, withoutBlankEntries(facts))
  })
}

/** Dates as entered that are not given stay as they are. */
function withFactsOf(fields: Record<string, Field>, stored: Row, given: Row): Row {
  const names = bidsNames(fields)
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
