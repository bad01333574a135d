import type { Field } from '../../../contract/kinds/field.ts'
import { columnOf } from '../../../contract/kinds/kind.ts'
import type { Location } from '../../../contract/location/visibility.ts'
import { publicColumns } from '../../../contract/kinds/table.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locale.ts'
import { fromCells, valueIn } from './columns.ts'

/** The facts of a row selected with `factColumns`. */
export function toFacts(facts: readonly [string, Field][], row: Record<string, unknown>): Record<string, unknown> {
  const values = facts.map(([name, field]) => [name, publicValue(name, field, row)])
  const translated = facts.filter(([, field]) => field.isTranslated)
  if (translated.length === 0) return Object.fromEntries(values)
  const englishFacts = translated.filter(([name, field]) => row[`${columnOf(name, field)}_is_english`] === 1)
  return { ...Object.fromEntries(values), englishFacts: englishFacts.map(([name]) => name) }
}

/** Without what visitors may not know; the query has left it out if all is hidden. */
export function publicValue(name: string, field: Field, row: Record<string, unknown>): unknown {
  const value = valueIn(name, field, row)
  if (value === null) return value
  if (field.type === 'geometry') return (value as Location).geometry
  if (field.type !== 'money') return value
  const { amount, currency } = value as { amount: number; currency: string }
  return { amount, currency }
}

/** The rows of a field with a table of its own, each in one language. @param json as selected with `rowColumns` */
export function publicRows(field: Field, json: string | null, locale: Locale): object[] {
  const columns = publicColumns(field)
  const rows = JSON.parse(json ?? '[]') as Record<string, unknown>[]
  return rows.map((cells) => {
    const row = fromCells(field, cells, columns)
    const texts = columns.filter(([, { isTranslated }]) => isTranslated).map(([name]) => name)
    const written = localeOfTexts(
      texts.map((name) => row[name] as Texts),
      locale,
    )
    const inOne = texts.map((name) => [name, (row[name] as Texts)[written] ?? ''])
    return { ...row, ...(Object.fromEntries(inOne) as object), locale: written }
  })
}

type Texts = Partial<Record<Locale, string>>

/** The language wanted, if it has every text that English has; else English, or what there is. */
export function localeOfTexts(texts: Texts[], wanted: Locale): Locale {
  const has = (locale: Locale) => texts.some((text) => text[locale])
  if (has(wanted) && texts.every((text) => text[wanted] || !text[DEFAULT_LOCALE])) return wanted
  return has(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (LOCALES.find(has) ?? DEFAULT_LOCALE)
}
