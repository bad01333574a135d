import type { Field } from '../../../contract/kinds/field.ts'
import { columnOf, fieldsOf, translatedFields, type Kind } from '../../../contract/kinds/kind.ts'
import { byOtherLocale, DEFAULT_LOCALE, OTHER_LOCALES } from '../../../contract/locale.ts'
import { englishOf, type Links, type Row, type TextsByLocale } from '../../store/records.ts'
import type { ContentDocument } from './kind.ts'

/** A saved document. Fields and languages that were declared after it was saved are empty, so that nothing of another version stays. */
export function parseDocument(kind: Kind, text: string): ContentDocument {
  const empty = fieldsOf(kind).map(([name, field]) => [name, field.empty])
  const document = JSON.parse(text) as ContentDocument
  const translations = { ...byOtherLocale(() => null), ...document.translations }
  return { ...Object.fromEntries(empty), ...document, translations }
}

/*
 * Between a document and the columns of its table. Empty texts are null in the store, so that English stands in for a
 * translation; lists of ids are in link tables; small tables and places are JSON.
 */

/** The untranslated columns of a document. */
export function toColumns(kind: Kind, document: ContentDocument): Row {
  const own = fieldsOf(kind).filter(([, { isTranslated, link }]) => !isTranslated && !link)
  return Object.assign({}, ...own.map(([name, field]) => columnsOf(name, field, document[name]))) as Row
}

/** The texts of a document by language. */
export function toTexts(kind: Kind, document: ContentDocument): TextsByLocale {
  const textsOf = (texts: Row): Row =>
    Object.assign({}, ...translatedFields(kind).map(([name, field]) => columnsOf(name, field, texts[name]))) as Row
  const others = OTHER_LOCALES.flatMap((locale) => {
    const texts = document.translations[locale]
    return texts ? [[locale, textsOf(texts as Row)]] : []
  })
  return { [DEFAULT_LOCALE]: textsOf(document), ...Object.fromEntries(others) }
}

/** What a document lists in tables of their own. */
export function toLinks(kind: Kind, document: ContentDocument): Links[] {
  return fieldsOf(kind).flatMap(([name, { link }]) =>
    link ? [{ ...link, values: document[name] as (number | string)[] }] : [],
  )
}

/** The document of a row with its texts and links. */
export function toDocument(
  kind: Kind,
  id: number,
  { row, texts }: { row: Row; texts: TextsByLocale },
  links: Map<string, (number | string)[]>,
): ContentDocument {
  const english = englishOf(texts, kind.table, id)
  const fields = fieldsOf(kind).map(([name, field]) => {
    if (field.link) return [name, links.get(name) ?? []]
    return [name, valueIn(name, field, field.isTranslated ? english : row)]
  })
  const textsIn = (text: Row) =>
    Object.fromEntries(translatedFields(kind).map(([name, field]) => [name, valueIn(name, field, text)]))
  const translations = byOtherLocale((locale) => (texts[locale] ? textsIn(texts[locale]) : null))
  return { ...Object.fromEntries(fields), translations } as ContentDocument
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
    case 'lines':
    case 'rows':
    case 'location':
      return { [column]: value === null ? null : JSON.stringify(value) }
    default:
      return { [column]: value === '' ? null : value }
  }
}

/** What a document holds of a field whose columns are in a row. */
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
    case 'lines':
    case 'rows':
    case 'location':
      return row[column] === null ? field.empty : JSON.parse(row[column] as string)
    default:
      return row[column] ?? field.empty
  }
}
