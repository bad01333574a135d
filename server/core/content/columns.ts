import { hasBidsColumns } from '../../../contract/fields/bids-facts.ts'
import type { Block } from '../../../contract/fields/block.ts'
import { parseBlocks, readBlocks, usesIn } from '../../../contract/fields/read-blocks.ts'
import type { Field } from '../../../contract/fields/field.ts'
import {
  columnOf,
  fieldsOf,
  hasInexactDates,
  translatedFields,
  type Kind,
  type LanguageState,
} from '../../../contract/fields/kind.ts'
import { keepsDatesAsEntered, tableColumns } from '../../../contract/fields/table.ts'
import { byOtherLocale, DEFAULT_LOCALE, OTHER_LOCALES } from '../../../contract/locale.ts'
import { englishOf, type Row, type TextsByLocale } from './store/records.ts'
import { originalOf, type ContentDocument } from './kind.ts'
import { withRowIds } from './parts.ts'
import { slugOf } from './slug.ts'

export const ALL_PUBLISHED: LanguageState = { draftLocales: [], outdated: {} }

/** A field declared after the document was saved is empty. */
export function parseDocument(kind: Kind, text: string): ContentDocument {
  const empty = fieldsOf(kind).map(([name, field]) => [name, field.empty])
  const document = JSON.parse(text) as ContentDocument
  const translations = { ...byOtherLocale(() => null), ...document.translations }
  const parsed = { ...Object.fromEntries(empty), ...ALL_PUBLISHED, ...document, translations } as ContentDocument
  for (const [name, { type }] of fieldsOf(kind)) if (type === 'blocks') parsed[name] = readBlocks(parsed[name])
  for (const [name, field] of fieldsOf(kind))
    if (hasBidsColumns(field)) parsed[name] = withRowIds(field, parsed[name] as Row[])
  // Of a kind that had no addresses then.
  if (parsed.slug === '') parsed.slug = slugOf(kind, String(originalOf(kind, parsed).texts[kind.title] ?? ''))
  return parsed
}

/** Empty texts are null, so that English replaces a missing translation. Lists of ids and rows are in tables of their own. */
export function toColumns(kind: Kind, document: ContentDocument): Row {
  const own = fieldsOf(kind).filter(([, { isTranslated, link, rowsIn }]) => !isTranslated && !link && !rowsIn)
  const entered = document['datesAsEntered']
  return Object.assign(
    hasInexactDates(kind) ? { dates_as_entered: entered ? JSON.stringify(entered) : null } : {},
    ...own.map(([name, field]) => columnsOf(name, field, document[name])),
  ) as Row
}

/** Those that visitors see. */
export function toTexts(kind: Kind, document: ContentDocument): TextsByLocale {
  const textsOf = (texts: Row): Row =>
    Object.assign({}, ...translatedFields(kind).map(([name, field]) => columnsOf(name, field, texts[name]))) as Row
  const others = OTHER_LOCALES.flatMap((locale) => {
    const texts = document.draftLocales.includes(locale) ? null : document.translations[locale]
    return texts ? [[locale, textsOf(texts as Row)]] : []
  })
  const original = originalOf(kind, document)
  const english = {
    ...textsOf(original.texts),
    written_in: original.locale === DEFAULT_LOCALE ? null : original.locale,
  }
  return { [DEFAULT_LOCALE]: english, ...Object.fromEntries(others) }
}

/** The rows of fields with tables of their own, also of lists of ids or codes, and what blocks show. */
export function toRows(kind: Kind, document: ContentDocument): { table: string; rows: Row[] }[] {
  return fieldsOf(kind).flatMap(([name, field]) => {
    if (field.link) {
      const { table, column } = field.link
      return [{ table, rows: (document[name] as unknown[]).map((value) => ({ [column]: value })) }]
    }
    if (field.usesIn) return [{ table: field.usesIn, rows: usesIn(field, document[name] as Block[]) }]
    if (!field.rowsIn) return []
    return [{ table: field.rowsIn, rows: (document[name] as Row[]).map((row) => toCells(field, row)) }]
  })
}

function toCells(field: Field, row: Row): Row {
  const entered = row['datesAsEntered']
  return Object.assign(
    keepsDatesAsEntered(field) ? { dates_as_entered: entered ? JSON.stringify(entered) : null } : {},
    ...tableColumns(field).map(([name, column]) =>
      column.isTranslated
        ? { [columnOf(name, column)]: JSON.stringify(row[name] ?? {}) }
        : columnsOf(name, column, row[name] ?? column.empty),
    ),
  ) as Row
}

/** A row of a field with a table of its own, as documents have it. @param columns default: all */
export function fromCells(field: Field, row: Row, columns = tableColumns(field)): Row {
  const entered = row['dates_as_entered'] as string | null | undefined
  const cells = columns.map(([name, column]) => [
    name,
    column.isTranslated ? JSON.parse(row[columnOf(name, column)] as string) : valueIn(name, column, row),
  ])
  return { ...Object.fromEntries(cells), ...(entered && { datesAsEntered: JSON.parse(entered) }) } as Row
}

export function toDocument(
  kind: Kind,
  id: number,
  { row, texts }: { row: Row; texts: TextsByLocale },
  rows: Map<string, Row[]>,
): ContentDocument {
  const english = englishOf(texts, kind.table, id)
  const isWritten = english['written_in'] === null
  const fields = fieldsOf(kind).map(([name, field]) => {
    const { link, rowsIn } = field
    if (link) return [name, rows.get(name)!.map((row) => row[link.column])]
    if (rowsIn) return [name, rows.get(name)!.map((row) => fromCells(field, row))]
    if (!field.isTranslated) return [name, valueIn(name, field, row)]
    return [name, isWritten ? valueIn(name, field, english) : field.empty]
  })
  const textsIn = (text: Row) =>
    Object.fromEntries(translatedFields(kind).map(([name, field]) => [name, valueIn(name, field, text)]))
  const translations = byOtherLocale((locale) => (texts[locale] ? textsIn(texts[locale]) : null))
  const entered = row['dates_as_entered'] as string | null | undefined
  return {
    ...Object.fromEntries(fields),
    ...(entered && { datesAsEntered: JSON.parse(entered) }),
    translations,
    ...ALL_PUBLISHED,
  }
}

function columnsOf(name: string, field: Field, value: unknown): Row {
  const column = columnOf(name, field)
  switch (field.type) {
    case 'money': {
      const { amount = null, currency = null, isPublic = false } = (value ?? {}) as Row
      return {
        [`${column}_amount`]: amount,
        [`${column}_currency`]: currency,
        [`${column}_is_public`]: isPublic ? 1 : 0,
      }
    }
    case 'quantity': {
      const { amount = null, unit = null } = (value ?? {}) as Row
      return { [`${column}_amount`]: amount, [`${column}_unit`]: unit }
    }
    case 'geometry': {
      const { geometry = null, visibility = null } = (value ?? {}) as Row
      return {
        [`${column}_geometry`]: geometry === null ? null : JSON.stringify(geometry),
        [`${column}_visibility`]: visibility,
      }
    }
    case 'flag':
      return { [column]: value === true ? 1 : 0 }
    case 'lines':
    case 'rows':
    case 'blocks':
    case 'location': {
      const isEmpty = value === null || (field.isTranslated && (value as unknown[]).length === 0)
      return { [column]: isEmpty ? null : JSON.stringify(value) }
    }
    default:
      return { [column]: value === '' ? null : value }
  }
}

export function valueIn(name: string, field: Field, row: Row): unknown {
  const column = columnOf(name, field)
  switch (field.type) {
    case 'money': {
      const [amount, currency] = [row[`${column}_amount`], row[`${column}_currency`]]
      return amount === null || currency === null
        ? null
        : { amount, currency, isPublic: row[`${column}_is_public`] === 1 }
    }
    case 'quantity': {
      const [amount, unit] = [row[`${column}_amount`], row[`${column}_unit`]]
      return amount === null || unit === null ? null : { amount, unit }
    }
    case 'geometry': {
      const [geometry, visibility] = [row[`${column}_geometry`], row[`${column}_visibility`]]
      return geometry === null ? null : { geometry: JSON.parse(geometry as string), visibility }
    }
    case 'flag':
      return row[column] === 1
    case 'blocks':
      return parseBlocks(row[column] as string | null)
    case 'lines':
    case 'rows':
    case 'location':
      return row[column] === null ? field.empty : JSON.parse(row[column] as string)
    default:
      return row[column] ?? field.empty
  }
}
