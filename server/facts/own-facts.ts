import { z } from 'zod'
import { factKind } from '../../contract/facts/kind.ts'
import type { OwnFact } from '../../contract/facts/own-fact.ts'
import type { ownFacts } from '../../contract/facts/own-facts.ts'
import type { ValueOf } from '../../contract/fields/kind.ts'
import { publicRowSchema } from '../../contract/fields/public-rows.ts'
import { publicSchemas } from '../../contract/fields/public-schemas.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type Words } from '../../contract/locale.ts'
import { formatNumber } from '../../contract/money.ts'
import type { ImportedFact } from '../../contract/transfer/fact-columns.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { dayInBs, dayInWords } from '../core/languages/calendar.ts'
import type { Db } from '../core/store/schema.ts'

const { item } = publicSchemas(factKind, { choices: z.array(publicRowSchema(factKind.fields.choices)) })
/** Without calls of its own. */
const definitions = publicKind(factKind, { item })

/** As a document has it. */
type SavedRow = ValueOf<ReturnType<typeof ownFacts>>[number]

/** As `publicRows` answers it. */
interface FactRow {
  factId: number
  text: string
  number: number | null
  date: string | null
  yesNo: boolean
  choice: string
  locale: Locale
}

/** The facts of an item that its page shows, in the order of the firm: no ended ones, and none without a value. */
export async function toOwnFacts(db: Db, rows: object[], locale: Locale, now: Date): Promise<OwnFact[]> {
  if (rows.length === 0) return []
  const rowOf = new Map((rows as FactRow[]).map((row) => [row.factId, row]))
  const shown = await definitions.listById(db, [...rowOf.keys()], locale, now)
  return shown
    .filter(({ shownOn }) => shownOn === 'page')
    .map((fact) => toOwnFact(fact, rowOf.get(fact.id)!, locale))
    .filter(({ text }) => text !== '')
}

/** The facts of a saved project by which the search finds it. One with a last day is none: nobody publishes anything when it passes. */
export async function listSearchedFacts(
  db: Db,
  rows: SavedRow[],
  locale: Locale,
): Promise<{ label: string; text: string }[]> {
  const rowOf = new Map(rows.map((row) => [row.factId, row]))
  const shown = await definitions.listById(db, [...rowOf.keys()], locale)
  return shown
    .filter(({ isSearched, shownOn, endedOn }) => isSearched && shownOn === 'page' && endedOn === null)
    .map(({ id, label, type, choices }) => {
      const { text, choice } = rowOf.get(id)!
      const name = choices.find(({ key }) => key === choice)?.name ?? ''
      return { label, text: type === 'choice' ? name : text[locale] || text[DEFAULT_LOCALE] || '' }
    })
    .filter(({ text }) => text !== '')
}

/** The facts by which projects are filtered, with words for their values: a choice by its code, or the least number. */
export async function nameFilterFacts(db: Db, ids: readonly number[], locale: Locale, now: Date) {
  const facts = await definitions.listById(db, ids, locale, now)
  return facts.map(({ id, label, type, unit, choices }) => ({
    id,
    label,
    nameOf: (value: string): string => {
      if (type === 'choice') return choices.find(({ key }) => key === value)?.name ?? value
      const least = `${formatNumber(Number(value), locale)} ${unit}`.trim()
      return locale === 'ne' ? `${least} वा बढी` : `${least} or more`
    },
  }))
}

/** All facts that have not ended, as columns of tables. */
export async function listImportedFacts(db: Db, now: Date): Promise<ImportedFact[]> {
  const ids = (await db.selectFrom('own_fact').select('id').execute()).map(({ id }) => id)
  const inEach = await Promise.all(LOCALES.map((locale) => definitions.listById(db, ids, locale, now)))
  return inEach[0]!.map(({ id, about, type, choices }, place) => {
    const words = (textOf: (fact: z.infer<typeof item>) => string) =>
      Object.fromEntries(LOCALES.map((locale, index) => [locale, textOf(inEach[index]![place]!)])) as Words
    const named = choices.map(({ key: value }, at) => ({ value, label: words((fact) => fact.choices[at]!.name) }))
    return { id, about, type, label: words(({ label }) => label), unit: words(({ unit }) => unit), choices: named }
  })
}

function toOwnFact(
  { id, label, type, unit, choices, locale: of }: z.infer<typeof item>,
  row: FactRow,
  locale: Locale,
): OwnFact {
  const value = row[type] ?? ''
  const valueBs = type === 'date' ? dayInBs(row.date, locale) : null
  const common = { id, label, type, value, valueBs, unit, locale }
  switch (type) {
    case 'text':
      return { ...common, text: row.text, locale: row.locale }
    case 'number': {
      const text = row.number === null ? '' : `${formatNumber(row.number, locale)} ${unit}`.trim()
      return { ...common, text, locale: unit === '' ? locale : of }
    }
    case 'date':
      return { ...common, text: row.date === null ? '' : dayInWords(row.date, locale) }
    case 'yesNo':
      return { ...common, text: locale === 'ne' ? (value ? 'हो' : 'होइन') : value ? 'Yes' : 'No' }
    case 'choice': {
      const chosen = choices.find(({ key }) => key === value)
      return { ...common, text: chosen?.name ?? row.choice, locale: chosen?.locale ?? locale }
    }
  }
}
