import { sql } from 'kysely'
import { addDays } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { monthsAgo } from '../../../server/core/process/durations.ts'
import { inParts } from '../../../server/core/store/paging.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import {
  COUNTRY_MINIMUM,
  KEPT_MONTHS,
  OTHER_VALUES,
  RECENT_DAYS,
  VALUES_SHOWN,
  VISIT_KINDS,
} from '../contract/visit-kinds.ts'
import type { ItemViews, Visits, VisitsQuery, VisitValue } from '../contract/visits.ts'

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
  for (const part of inParts(sorted, BATCH))
    await tx
      .insertInto('visit_count')
      .values(part)
      .onConflict((on) =>
        on.columns(['day', 'kind', 'value']).doUpdateSet((eb) => ({
          views: eb('visit_count.views', '+', eb.ref('excluded.views')),
          visits: eb('visit_count.visits', '+', eb.ref('excluded.visits')),
        })),
      )
      .execute()
}

/** Days of Nepal, both inclusive. */
type Period = Pick<Visits, 'from' | 'to'>

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

/** Paths of items that are answered at once. */
const MOST_ITEMS = 5_000

/** The first day that is kept as a day. */
export function firstDayKept(now: Date): string {
  return `${nepalDay(new Date(monthsAgo(now, KEPT_MONTHS)!)).slice(0, 7)}-01`
}

export function periodOf({ from, to }: VisitsQuery, now: Date): Period {
  const last = to ?? nepalDay(now)
  return { from: from ?? addDays(last, 1 - RECENT_DAYS), to: last }
}

/** The counts of a period. */
export async function getVisits(db: Db, period: Period, now: Date): Promise<Visits> {
  const rows = await listVisitCounts(db, period, ['all', 'bot', 'blurred'])
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const first = [period.from, firstDayKept(now)].toSorted().at(-1)!
  const last = [period.to, nepalDay(now)].toSorted()[0]!
  for (let day = first; day <= last; day = addDays(day, 1)) if (!byDay.has(day)) byDay.set(day, [])
  const days = [...byDay.keys()].toSorted().map((day) => {
    const countOf = (kind: string) => byDay.get(day)!.find((row) => row.kind === kind)
    const { views = 0, visits = 0 } = countOf('all') ?? {}
    return { day, views, visits, bots: countOf('bot')?.views ?? 0 }
  })
  const lists = {} as Visits['lists']
  for (const kind of VISIT_KINDS) lists[kind] = await listValues(db, period, kind)
  const sumOf = (name: 'views' | 'visits' | 'bots') => days.reduce((sum, day) => sum + day[name], 0)
  return {
    ...period,
    totals: { views: sumOf('views'), visits: sumOf('visits'), bots: sumOf('bots') },
    days,
    lists,
    areVisitsWhole: rows.every(({ kind }) => kind !== 'blurred'),
  }
}

/** How often each page was read lately, in all languages together. */
export async function listItemViews(db: Db, now: Date): Promise<ItemViews[]> {
  const views = new Map<string, number>()
  for (const { value, views: count } of await listValues(db, periodOf({}, now), 'page', MOST_ITEMS)) {
    const { path } = splitLocale(value)
    if (value !== OTHER_VALUES) views.set(path, (views.get(path) ?? 0) + count)
  }
  return Array.from(views, ([path, count]) => ({ path, views: count }))
}
