import { daysOfFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { formatWrittenDate } from '../../../contract/calendar/format-date.ts'
import { dayInNepal, nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { nepaliDates } from '../../../contract/calendar/nepali-dates.ts'
import { toWritten } from '../../../contract/calendar/other-calendar.ts'
import {
  bsDay,
  bsPeriod,
  enteredDate,
  inEnglishBs,
  type BsText,
  type PeriodAsEntered,
} from '../../../contract/calendar/bs-dates.ts'
import type { Locale } from '../../../contract/locale.ts'
import { toPageLocale } from '../../../contract/page-locales.ts'

/** Days AD, and today, until which an ongoing project without an end runs. */
export interface FiscalYearDays {
  first: string
  last: string
  today: string
}

/**
 * How an answer writes a date in Bikram Sambat: 25 Magh 2082 BS, २०८२ माघ २५ गते.
 * @param moment a day, or a moment @returns null beyond the calendar
 */
export const dayInBs = (moment: string | null, locale: Locale): string | null =>
  moment && written(bsDay(moment, toPageLocale(locale)), locale)

/** @public (extras use it) @param moment a day, or a moment @returns 8 February 2026, २०८२ माघ २५ गते (८ फेब्रुअरी २०२६) */
export const dayInWords = (moment: string, locale: Locale): string =>
  locale === 'ne' ? nepaliDates.day(moment) : formatWrittenDate(toWritten(dayInNepal(moment), 'ad'), 'en')

/** The same as `dayInBs` of a period with at least one known end; what was entered in BS as it was. */
export function periodInBs(period: Period, locale: Locale): string | null {
  const { start, end, datesAsEntered = {} } = period
  const ends = [enteredDate(start, datesAsEntered.start), enteredDate(end, datesAsEntered.end)] as const
  return written(bsPeriod(...ends, toPageLocale(locale)), locale)
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

/** @param year BS, in which it begins; the calendar has it */
export const fiscalYearDays = (year: number, now: Date): FiscalYearDays => ({
  ...daysOfFiscalYear(year),
  today: nepalDay(now),
})
