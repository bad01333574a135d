import { sql } from 'kysely'
import type { Db } from '../../../server/core/store/schema.ts'
import { COUNTRY_MINIMUM, VALUES_SHOWN } from '../contract/visit-kinds.ts'

export interface VisitCount {
  /** Of Nepal, or a month such as 2026-11: of countries, and of all that is old. */
  day: string
  kind: string
  value: string
  views: number
  visits: number
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    visit_count: VisitCount
  }
}

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

export interface Period {
  /** Days of Nepal, both inclusive. */
  from: string
  to: string
}

/** The rows of a period, with those of its months. */
function inPeriod(db: Db, { from, to }: Period) {
  return db
    .selectFrom('visit_count')
    .where((eb) =>
      eb.or([
        eb.and([eb('day', '>=', from), eb('day', '<=', to), sql<boolean>`length(day) = 10`]),
        eb.and([eb('day', '>=', from.slice(0, 7)), eb('day', '<=', to.slice(0, 7)), sql<boolean>`length(day) = 7`]),
      ]),
    )
    .where((eb) => eb.or([eb('kind', '!=', 'country'), eb('visits', '>=', COUNTRY_MINIMUM)]))
}

/** By day. @param kinds by default all */
export async function listVisitCounts(db: Db, period: Period, kinds?: readonly string[]): Promise<VisitCount[]> {
  let rows = inPeriod(db, period).selectAll()
  if (kinds) rows = rows.where('kind', 'in', kinds)
  return rows.orderBy('day').orderBy('kind').orderBy('views', 'desc').orderBy('value').execute()
}

/** The most frequent values of a list. */
export async function listValues(db: Db, period: Period, kind: string, limit = VALUES_SHOWN) {
  const rows = await inPeriod(db, period)
    .select(({ fn }) => ['value', fn.sum<number>('views').as('views'), fn.sum<number>('visits').as('visits')])
    .where('kind', '=', kind)
    .groupBy('value')
    .orderBy('views', 'desc')
    .orderBy('value')
    .limit(limit)
    .execute()
  return rows.map(({ value, views, visits }) => ({ value, views: Number(views), visits: Number(visits) }))
}

/** Turns days before one into months. To be called in a transaction. @param before the first day of a month */
export async function foldIntoMonths(tx: Db, before: string): Promise<void> {
  const old = await tx
    .selectFrom('visit_count')
    .select(({ fn }) => [
      sql<string>`substr(day, 1, 7)`.as('day'),
      'kind',
      'value',
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
    ])
    .where('day', '<', before)
    .where(sql<boolean>`length(day) = 10`)
    .groupBy([sql`substr(day, 1, 7)`, 'kind', 'value'])
    .execute()
  if (old.length === 0) return
  await addVisitCounts(
    tx,
    old.map((row) => ({ ...row, views: Number(row.views), visits: Number(row.visits) })),
  )
  await tx
    .deleteFrom('visit_count')
    .where('day', '<', before)
    .where(sql<boolean>`length(day) = 10`)
    .execute()
}
