import type { Kysely } from 'kysely'
import type { Calendar } from '../../contract/calendar.ts'
import { createCalendar, type BsCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { daysOfFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../contract/nepal-day.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import type { FiscalYearDays } from '../store/project-filter.ts'
import type { Database } from '../store/schema.ts'
import { notFound } from './service-error.ts'
import { writeContent, type WriteDeps } from './writing.ts'

const FACT = 'calendar-corrections'
type Corrections = Calendar['corrections']

export async function getCalendarCorrections(db: Kysely<Database>): Promise<Calendar> {
  return { corrections: JSON.parse((await findFact(db, FACT)) ?? '{}') as Corrections }
}

export async function replaceCalendarCorrections(tx: Kysely<Database>, corrections: Corrections): Promise<void> {
  if (Object.keys(corrections).length > 0) await replaceFact(tx, FACT, JSON.stringify(corrections))
}

/** The calendar by which the server converts days: the table with the corrections of staff. */
export async function loadCalendar(db: Kysely<Database>): Promise<BsCalendar> {
  return createCalendar((await getCalendarCorrections(db)).corrections)
}

/** @param lengths undefined: those of the table again. @throws ServiceError not_found for a year beyond the table */
export function correctCalendarYear(deps: WriteDeps, year: number, lengths: number[] | undefined): Promise<Calendar> {
  return writeContent(deps, async (tx) => {
    const { corrections } = await getCalendarCorrections(tx)
    const { firstYear, lastYear } = createCalendar()
    if (year < firstYear || year > lastYear || (!lengths && !corrections[year])) throw notFound('Year')
    const { [year]: _, ...others } = corrections
    const changed: Corrections = lengths ? { ...others, [year]: lengths } : others
    await replaceFact(tx, FACT, JSON.stringify(changed))
    return {
      result: { corrections: changed },
      action: { action: lengths ? 'update' : 'delete', entity: 'calendar', id: year, label: `${year} BS` },
    }
  })
}

/** @param year BS, in which it begins; the calendar has it */
export const fiscalYearDays = (calendar: BsCalendar, year: number, now: Date): FiscalYearDays => ({
  ...daysOfFiscalYear(calendar, year),
  today: nepalDay(now),
})
