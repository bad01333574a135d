import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { SECOND } from '../../../server/core/process/durations.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import type { Watched } from '../../../server/health/public.ts'
import { search } from '../../../server/search/public.ts'
import { OTHER_VALUES } from '../contract/visit-kinds.ts'
import { createVisitCounter, type CounterSettings } from './count-visits.ts'
import type { DayCounts } from './day-counts.ts'
import { addVisitCounts } from './visit-store.ts'

/** A server that is killed loses at most the counts since the last one. */
const INTERVAL = 10 * SECOND
/** Somebody's mail address or telephone number. */
const PERSONAL = /@|(?:[\d०-९][ -]?){6}/

type Parts = CounterSettings & Pick<Watched, 'db' | 'reads' | 'requests' | 'log'>

/** Counts the visits of this process from now on. @returns functions to store them at once, and to end */
export function watchVisits({ db, reads, requests, log, ...settings }: Parts) {
  const counter = createVisitCounter(settings)
  let storing = Promise.resolve()
  let hasFailed = false
  requests.listen((request, response, pattern) => {
    try {
      counter.note(request, response, pattern)
    } catch (error) {
      log.error('A visit could not be counted', error)
    }
  })

  async function store(): Promise<void> {
    try {
      const days = counter.days()
      for (const day of days) await findWithoutResult(reads, day, new Date(settings.now())).catch(fail)
      const collected = days.flatMap((day) => day.collect())
      const rows = collected.map(({ row }) => row)
      if (rows.length > 0) await db.transaction().execute((tx) => addVisitCounts(tx, rows))
      for (const { count, row } of collected) {
        count.views -= row.views
        count.visits -= row.visits
      }
      for (const day of days.slice(0, -1)) counter.forget(day)
      hasFailed = false
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    if (!hasFailed) log.error('Visits cannot be stored: they are kept in memory, and stored later', error)
    hasFailed = true
  }

  function flush(): Promise<void> {
    // Begins a new day at midnight, also while the store is away.
    counter.days()
    return (storing = storing.then(store))
  }

  const timer = setInterval(() => void flush(), INTERVAL)
  timer.unref()
  return {
    flush,
    end: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Looks up which searches have no result: pages from memory do not tell. */
async function findWithoutResult(db: Db, day: DayCounts, now: Date): Promise<void> {
  for (const q of day.searches.keys()) {
    const { meta } = await search(db, { q, locale: DEFAULT_LOCALE, page: 1, limit: 1 }, now)
    const views = day.searches.get(q)!
    day.searches.delete(q)
    if (meta.total === 0 && meta.isComplete) day.of('search', PERSONAL.test(q) ? OTHER_VALUES : q).views += views
  }
}
