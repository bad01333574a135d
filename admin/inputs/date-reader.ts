import { createCalendar, type MonthLengths } from '../../contract/calendar/bikram-sambat.ts'
import {
  inOtherCalendar,
  readEnteredDate,
  type EnteredDate,
  type EnteredPrecision,
} from '../../contract/calendar/entered-date.ts'
import type { Locale } from '../../contract/locale.ts'

export type DateReader = ReturnType<typeof createDateReader>

/** Reads and writes dates of both calendars. Loaded by the first form with a date. */
export function createDateReader(corrections: MonthLengths) {
  const calendar = createCalendar(corrections)
  return {
    read: (text: string, precision: EnteredPrecision, isInBs: boolean) =>
      readEnteredDate(text, precision, calendar, isInBs),
    inOther: (date: EnteredDate, locale: Locale) => inOtherCalendar(date, calendar, locale),
    isProvisional({ value, entered }: EnteredDate): boolean {
      const last = /^\d{4}-\d{4}$/.test(value) ? value.slice(5) : value
      const firstDay = `${last}-01-01`.slice(0, 'yyyy-mm-dd'.length)
      return calendar.isProvisional(entered ? Number(entered.slice(0, 4)) : calendar.toBs(firstDay).year)
    },
  }
}
