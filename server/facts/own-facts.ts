import { z } from 'zod'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { factKind } from '../../contract/facts/kind.ts'
import type { OwnFact } from '../../contract/facts/own-fact.ts'
import type { ownFacts } from '../../contract/facts/own-facts.ts'
import type { DocumentOf, ValueOf } from '../../contract/fields/kind.ts'
import { publicRowSchema } from '../../contract/fields/public-rows.ts'
import { publicSchemas } from '../../contract/fields/public-schemas.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { formatNumber } from '../../contract/money.ts'
import { toImportedFact, type ImportedFact } from '../../contract/transfer/fact-columns.ts'
import { parseDocument } from '../core/content/columns.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { dayInBs, dayInWords } from '../core/languages/calendar.ts'
import { among, hasRows } from '../core/store/engine.ts'
import { itemVersions, ofItem, PUBLISHED } from '../core/store/item-rows.ts'
import type { Db } from '../core/store/schema.ts'

const { item } = publicSchemas(factKind, { choices: z.array(publicRowSchema(factKind.fields.choices)) })
type Fact = z.infer<typeof item>
/** Without calls of its own. */
const definitions = publicKind(factKind, { item })

/** As a document has it. */
type SavedRow = ValueOf<ReturnType<typeof ownFacts>>[number]

/** As `publicRows` answers it. */
type FactRow = Omit<SavedRow, 'text'> & { text: string; locale: Locale }
const NO_VALUE = { factId: 0, text: '', number: null, date: null, yesNo: false, choice: '' }

/** The facts of an item that its page shows, in the order of the firm: no ended ones, and none without a value. */
export const toOwnFacts = async (db: Db, rows: object[], locale: Locale, now: Date): Promise<OwnFact[]> =>
  (await loadOwnFacts(db, rows, locale, now))(rows)

/** The same of several items. @param rows of all of them */
export async function loadOwnFacts(db: Db, rows: object[], locale: Locale, now: Date, isWanted = (_: Fact) => true) {
  const ids = new Set((rows as FactRow[]).map(({ factId }) => factId))
  const found = await definitions.listById(db, [...ids], locale, now)
  const shown = found.filter((fact) => fact.shownOn === 'page' && isWanted(fact))
  return (own: object[]) =>
    shown
      .flatMap((fact) => {
        const row = (own as FactRow[]).find(({ factId }) => factId === fact.id)
        return row ? [toOwnFact(fact, row, locale)] : []
      })
      .filter(({ text }) => text !== '')
}

/** The facts of a saved project by which the search finds it: without a last day, as nothing is indexed when it passes. */
export async function listSearchedFacts(db: Db, rows: SavedRow[], locale: Locale): Promise<OwnFact[]> {
  const inOne = rows.map((row) => ({ ...row, text: row.text[locale] || row.text[DEFAULT_LOCALE], locale }))
  const isWanted = ({ isSearched, endedOn }: Fact) => isSearched && endedOn === null
  return (await loadOwnFacts(db, inOne, locale, new Date(), isWanted))(inOne)
}

/** The facts by which projects are filtered, with words for their values: a choice by its code, or the least number. */
export async function nameFilterFacts(db: Db, ids: readonly number[], locale: Locale, now: Date) {
  const facts = await definitions.listById(db, ids, locale, now)
  return facts.map((fact) => ({
    id: fact.id,
    label: fact.label,
    nameOf: (value: string): string => {
      const row = { ...NO_VALUE, number: Number(value), choice: value, locale }
      const { text } = toOwnFact(fact, row, locale)
      return fact.type === 'choice' ? text : locale === 'ne' ? `${text} वा बढी` : `${text} or more`
    },
  }))
}

/** Those of the ids that are published facts of such items: people may have a fact of the same name as projects. */
export async function listFactsAbout(db: Db, about: string, ids: number[]): Promise<number[]> {
  const facts = db.selectFrom('own_fact').select(['id', 'about'])
  const found = await facts.where(among(db, 'id', ids)).execute()
  return found.filter((fact) => fact.about === about).map(({ id }) => id)
}

/** All facts that have not ended, as columns of tables. */
export async function listImportedFacts(db: Db, now: Date): Promise<ImportedFact[]> {
  const versions = itemVersions(db, PUBLISHED).select(['item.item_id', 'version.document']).orderBy('item.item_id')
  const rows = await versions.where('item.entity', '=', 'facts').where('item.state', '=', 'published').execute()
  return rows.flatMap(({ item_id, document }) => {
    const fact = parseDocument(factKind, document) as object as DocumentOf<typeof factKind>
    return fact.endedOn === null || fact.endedOn >= nepalDay(now) ? [toImportedFact(item_id, fact)] : []
  })
}

/** Whether a version of the fact was found by the search. */
export function hasBeenSearched(db: Db, id: number): Promise<boolean> {
  const versions = db.selectFrom('content_version').select('number').where(ofItem('facts', id))
  return hasRows(versions.where('document', 'like', '%"isSearched":true%').limit(1))
}

function toOwnFact(fact: Fact, row: FactRow, locale: Locale): OwnFact {
  const { id, label, type, unit, choices, locale: of } = fact
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
