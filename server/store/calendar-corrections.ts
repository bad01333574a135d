import { expressionBuilder, type Kysely } from 'kysely'
import { findFact, replaceFact } from './facts.ts'
import type { Database } from './schema.ts'

const FACT = 'calendar-corrections'

/** JSON, or undefined as long as there are none. */
export const findCalendarCorrections = (db: Kysely<Database>) => findFact(db, FACT)

export const replaceCalendarCorrections = (db: Kysely<Database>, json: string) => replaceFact(db, FACT, json)

/** The same, read by the statement that reads dates, so that public calls need no further one. */
export function calendarCorrections() {
  return expressionBuilder<Database, never>()
    .selectFrom('store_fact')
    .select('value')
    .where('name', '=', FACT)
    .as('calendar_corrections')
}
