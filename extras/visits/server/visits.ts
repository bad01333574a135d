import { dayNumber, toDay } from '../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { monthsAgo } from '../../../server/core/process/durations.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { KEPT_MONTHS, OTHER_VALUES, RECENT_DAYS, VISIT_KINDS } from '../contract/visit-kinds.ts'
import type { ItemViews, Visits, VisitsQuery } from '../contract/visits.ts'
import { listValues, listVisitCounts, type Period } from './visit-store.ts'

/** Paths of items that are answered at once. */
const MOST_ITEMS = 5_000

const addDays = (day: string, count: number) => toDay(dayNumber(day) + count)

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
  const days = new Map<string, Visits['days'][number]>()
  const dayOf = (day: string) => days.get(day) ?? { day, views: 0, visits: 0, bots: 0 }
  const today = nepalDay(now)
  const first = [period.from, firstDayKept(now)].toSorted().at(-1)!
  for (let day = first; day <= period.to && day <= today; day = addDays(day, 1)) days.set(day, dayOf(day))
  for (const { day, kind, views, visits } of rows) {
    if (kind === 'all') days.set(day, { ...dayOf(day), views, visits })
    if (kind === 'bot') days.set(day, { ...dayOf(day), bots: views })
  }
  const lists = {} as Visits['lists']
  for (const kind of VISIT_KINDS) lists[kind] = await listValues(db, period, kind)
  const sorted = [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const sumOf = (name: 'views' | 'visits' | 'bots') => sorted.reduce((sum, day) => sum + day[name], 0)
  return {
    ...period,
    totals: { views: sumOf('views'), visits: sumOf('visits'), bots: sumOf('bots') },
    days: sorted,
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
