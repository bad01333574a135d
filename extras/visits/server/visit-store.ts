import { sql } from 'kysely'
import type { Db } from '../../../server/core/store/schema.ts'
import { COUNTRY_MINIMUM, VALUES_SHOWN } from '../contract/visit-kinds.ts'
import type { Visits, VisitValue } from '../contract/visits.ts'

export type Count = Omit<VisitValue, 'value'>

export interface VisitCount extends VisitValue {
  /** Of Nepal, or a month such as 2026-11: of countries, and of all that is old. */
  day: string
  kind: string
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    visit_count: VisitCount
  }
}

const isDay = sql<boolean>`length(day) = 10`
const sums = [sql<number>`sum(views)`.as('views'), sql<number>`sum(visits)`.as('visits')] as const

/** Rows of one statement: an engine takes some ten thousand parameters. */
const BATCH = 500

/** Adds to what this and other servers have counted. To be called in a transaction. */
export async function addVisitCounts(tx: Db, rows: readonly VisitCount[]): Promise<void> {
  const keyOf = ({ day, kind, value }: VisitCount) => `${day} ${kind} ${value}`
  // A fixed order prevents deadlocks.
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (let start = 0; start < sorted.length; start += BATCH)
    await tx
      .insertInto('visit_count')
      .values(sorted.slice(start, start + BATCH))
      .onConflict((on) =>
        on.columns(['day', 'kind', 'value']).doUpdateSet((eb) => ({
          views: eb('visit_count.views', '+', eb.ref('excluded.views')),
          visits: eb('visit_count.visits', '+', eb.ref('excluded.visits')),
        })),
      )
      .execute()
}

/** Days of Nepal, both inclusive. */
export type Period = Pick<Visits, 'from' | 'to'>

/** The rows of a period, with those of its months. */
function inPeriod(db: Db, { from, to }: Period) {
  return db
    .selectFrom('visit_count')
    .where('day', '>=', from.slice(0, 7))
    .where('day', '<=', to)
    .where((eb) => eb.or([eb('day', '>=', from), eb.not(isDay)]))
    .where((eb) => eb.or([eb('kind', '!=', 'country'), eb('visits', '>=', COUNTRY_MINIMUM)]))
}

/** By day. @param kinds by default all */
export async function listVisitCounts(db: Db, period: Period, kinds?: readonly string[]): Promise<VisitCount[]> {
  let rows = inPeriod(db, period).selectAll()
  if (kinds) rows = rows.where('kind', 'in', kinds)
  return rows.orderBy('day').orderBy('kind').orderBy('views', 'desc').orderBy('value').execute()
}

/** The most frequent values of a list. */
export function listValues(db: Db, period: Period, kind: string, limit = VALUES_SHOWN) {
  return inPeriod(db, period)
    .select(['value', ...sums])
    .where('kind', '=', kind)
    .groupBy('value')
    .orderBy('views', 'desc')
    .orderBy('value')
    .limit(limit)
    .execute()
}

/** Turns days before one into months. To be called in a transaction. @param before the first day of a month */
export async function foldIntoMonths(tx: Db, before: string): Promise<void> {
  const month = sql<string>`substr(day, 1, 7)`
  const old = await tx
    .selectFrom('visit_count')
    .select([month.as('day'), 'kind', 'value', ...sums])
    .where('day', '<', before)
    .where(isDay)
    .groupBy([month, 'kind', 'value'])
    .execute()
  await addVisitCounts(tx, old)
  await tx.deleteFrom('visit_count').where('day', '<', before).where(isDay).execute()
}
