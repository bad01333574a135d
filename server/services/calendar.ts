import type { Kysely } from 'kysely'
import type { Calendar } from '../../contract/calendar.ts'
import { createCalendar, type BsCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { daysOfFiscalYear } from '../../contract/calendar/fiscal-year.ts'
import { nepalDay } from '../../contract/nepal-day.ts'
import {
  bsDay,
  bsPeriod,
  enteredDate,
  inEnglishBs,
  type BsText,
  type PeriodAsEntered,
} from '../../contract/calendar/bs-dates.ts'
import type { Locale } from '../../contract/locale.ts'
import { toPageLocale } from '../../contract/page-locales.ts'
import { findCalendarCorrections, replaceCalendarCorrections } from '../store/calendar-corrections.ts'
import type { FiscalYearDays } from '../store/project-filter.ts'
import type { Database } from '../store/schema.ts'
import { notFound } from './service-error.ts'
import { writeContent, type WriteDeps } from './writing.ts'

type Corrections = Calendar['corrections']

export async function getCalendarCorrections(db: Kysely<Database>): Promise<Calendar> {
  return readCorrections((await findCalendarCorrections(db)) ?? null)
}

/** @param json as stored; null for none */
function readCorrections(json: string | null): Calendar {
  return { corrections: JSON.parse(json ?? '{}') as Corrections }
}

/** With a day, that day in words of a language too. */
export async function getCalendar(
  db: Kysely<Database>,
  { day, locale }: { day?: string | undefined; locale: Locale },
): Promise<Calendar> {
  const json = (await findCalendarCorrections(db)) ?? null
  return { ...readCorrections(json), ...(day && { dayBs: dayInBs(day, json, locale) }) }
}

let latest = { json: '{}', calendar: createCalendar() }

/** @param json as stored; null for none */
function calendarOf(json: string | null): BsCalendar {
  const wanted = json ?? '{}'
  if (latest.json !== wanted) latest = { json: wanted, calendar: createCalendar(JSON.parse(wanted) as Corrections) }
  return latest.calendar
}

/**
 * How an answer writes a date in Bikram Sambat: 25 Magh 2082 BS, २०८२ माघ २५ गते.
 * @param moment a day, or a moment @param json the corrections as stored @returns null beyond the calendar
 */
export const dayInBs = (moment: string | null, json: string | null, locale: Locale): string | null =>
  moment && written(bsDay(moment, calendarOf(json), toPageLocale(locale)), locale)

/** The same of a period with at least one known end; what was entered in BS as it was. */
export function periodInBs(period: Period, json: string | null, locale: Locale): string | null {
  const { start, end, datesAsEntered = {} } = period
  const ends = [enteredDate(start, datesAsEntered.start), enteredDate(end, datesAsEntered.end)] as const
  return written(bsPeriod(...ends, calendarOf(json), toPageLocale(locale)), locale)
}

export interface Period {
  start: string | null
  end: string | null
  datesAsEntered?: PeriodAsEntered | undefined
}

/** @param json as stored; null for none */
export const readDatesAsEntered = (json: string | null) =>
  json === null ? {} : { datesAsEntered: JSON.parse(json) as Record<string, string> }

function written(bs: BsText | undefined, locale: Locale): string | null {
  return toPageLocale(locale) === 'en' ? inEnglishBs(bs) : (bs?.text ?? null)
}

/** Those of an import; none leave what is there. */
export async function importCalendarCorrections(tx: Kysely<Database>, corrections: Corrections): Promise<void> {
  if (Object.keys(corrections).length > 0) await replaceCalendarCorrections(tx, JSON.stringify(corrections))
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
    await replaceCalendarCorrections(tx, JSON.stringify(changed))
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
