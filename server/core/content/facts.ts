import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import type { Field } from '../../../contract/fields/field.ts'
import { columnOf } from '../../../contract/fields/kind.ts'
import { publicColumns, keepsDatesAsEntered } from '../../../contract/fields/table.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locale.ts'
import type { Location } from '../../../contract/location/visibility.ts'
import { engineOf, jsonList } from '../store/engine.ts'
import type { Db } from '../store/schema.ts'
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

/**
 * The columns of facts for a public answer; hidden amounts and locations are not selected. Translated ones are those of
 * the texts `wanted`, else of the `english` ones, which the query joins. @param isMarked with which of them are English, for
 * `toFacts`
 */
export function factColumns(
  table: string,
  facts: readonly [string, Field][],
  isMarked = false,
): AliasedRawBuilder<unknown, string>[] {
  return facts.flatMap(([name, field]) => {
    const column = columnOf(name, field)
    const ifConsented = consentedIn(table, field)
    if (field.isTranslated) {
      const [wanted, english] = ['wanted', 'english'].map((texts) => ifConsented(sql.ref(`${texts}.${column}`)))
      const text = sql`coalesce(${wanted}, ${english})`.as(column)
      const isEnglish = sql`case when ${wanted} is null and ${english} is not null then 1 else 0 end`
      return isMarked ? [text, isEnglish.as(`${column}_is_english`)] : [text]
    }
    const ref = (part: string) => sql.ref(`${table}.${column}${part}`)
    if (field.type === 'money') {
      return ['_amount', '_currency'].map((part) =>
        sql`case when ${ref('_is_public')} = 1 then ${ref(part)} end`.as(`${column}${part}`),
      )
    }
    if (field.type === 'geometry') {
      const isPublic = sql`${ref('_visibility')} = 'public'`
      return ['_geometry', '_visibility'].map((part) =>
        sql`case when ${isPublic} then ${ref(part)} end`.as(`${column}${part}`),
      )
    }
    const parts = field.type === 'quantity' ? ['_amount', '_unit'] : ['']
    return parts.map((part) => ifConsented(ref(part)).as(`${column}${part}`))
  })
}

/** Null for a value that its person has not made public. */
const consentedIn = (table: string, { consent }: Field) => {
  if (consent === undefined) return (value: RawBuilder<unknown>) => value
  const by = sql.ref(`${table}.${columnOf(consent, {} as Field)}`)
  return (value: RawBuilder<unknown>) => sql`case when ${by} = 'public' then ${value} end`
}

/** The public rows of fields with tables of their own, each as one JSON text; null for none. */
export function rowColumns(db: Db, table: string, facts: readonly [string, Field][]) {
  const isPostgres = engineOf(db) === 'postgres'
  const jsonObject = isPostgres ? sql`json_build_object` : sql`json_object`
  // A text that passes through a sorted query is no longer JSON to SQLite.
  const cell = isPostgres ? sql`cell` : sql`json(cell)`
  return facts.map(([name, field]) => {
    const from = field.rowsIn!
    const columns = publicColumns(field).map(([, , column]) => column)
    if (keepsDatesAsEntered(field)) columns.push('dates_as_entered')
    const cells = columns.flatMap((column) => [sql.lit(column), sql.ref(`${from}.${column}`)])
    const rows = sql`(select ${jsonList(db, cell)} from (select ${jsonObject}(${sql.join(cells)}) as cell
      from ${sql.table(from)} where ${sql.ref(`${from}.${table}_id`)} = ${sql.ref(`${table}.id`)}
      order by ${sql.ref(`${from}.position`)}) as ordered)`
    return consentedIn(table, field)(rows).as(name)
  })
}
