// @chunk shared
import type { Locale } from '../locale.ts'
import { bsCalendar } from './bikram-sambat.ts'
import type { EnteredDate } from './entered-date.ts'
import { firstDayOf, lastDayOf } from './day-number.ts'
import { formatWrittenDate } from './format-date.ts'
import { MONTH_NAMES, type CalendarName } from './month-names.ts'
import type { WrittenDate } from './parse-date.ts'

/** The first and the last of the dates that a date has a part of: a month of one calendar lies in two of the other. */
export type Span = readonly [WrittenDate, WrittenDate]

/** @param text as stored: 2080, 2080-04 or 2080-04-17 */
export function toWritten(text: string, calendar: CalendarName): WrittenDate {
  const [year = 0, month, day] = text.split('-').map(Number)
  return { calendar, year, month, day }
}

export const toText = ({ year, month, day }: WrittenDate): string =>
  [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** @returns `otherwise` for a date that the calendar's table does not reach */
export function inTable<Result, Otherwise>(otherwise: Otherwise, convert: () => Result): Result | Otherwise {
  try {
    return convert()
  } catch (error) {
    if (error instanceof RangeError) return otherwise
    throw error
  }
}

/** The first and the last day AD. @throws RangeError for a date that the calendar does not have */
export function daysOf(date: WrittenDate): [string, string] {
  if (date.calendar === 'ad') return [firstDayOf(toText(date)), lastDayOf(toText(date))]
  const { year, month, day } = date
  const lastMonth = month ?? 12
  const lastDay = day ?? bsCalendar.daysIn(year, lastMonth)
  return [
    bsCalendar.toAd({ year, month: month ?? 1, day: day ?? 1 }),
    bsCalendar.toAd({ year, month: lastMonth, day: lastDay }),
  ]
}

/** The same in the other calendar, of the same precision. @throws RangeError for a date that the calendar does not have */
export function toOther(date: WrittenDate): Span {
  const [first, last] = daysOf(date).map((day): WrittenDate => {
    const other = date.calendar === 'bs' ? toWritten(day, 'ad') : { calendar: 'bs' as const, ...bsCalendar.toBs(day) }
    return { ...other, month: date.month && other.month, day: date.day && other.day }
  })
  return [first!, last!]
}

/** One of the two: Jestha/Asar 2080, Chaitra 2080/Baisakh 2081, 2081/82. With a dash it would read as a finished job. */
export function formatSpan([first, last]: Span, locale: Locale): string {
  const [from, to] = [formatWrittenDate(first, locale), formatWrittenDate(last, locale)]
  if (from === to) return from
  if (!last.month || !first.month) return `${from}/${to.slice(2)}`
  if (first.year !== last.year) return `${from}/${to}`
  const names = MONTH_NAMES[first.calendar][locale]
  return locale === 'en' ? `${names[first.month - 1]}/${to}` : `${from}/${names[last.month - 1]}`
}

/**
 * A period in one of the calendars: from the first date of its start to the last of its end, or the span of a single date.
 * @throws RangeError for a date that the calendar does not have
 */
export function periodIn(name: CalendarName, [start, end]: readonly [EnteredDate, EnteredDate], locale: Locale) {
  const [first, last] = [start, end].map(({ value, entered }): Span => {
    const date = toWritten(entered ?? value, entered ? 'bs' : 'ad')
    return date.calendar === name ? [date, date] : toOther(date)
  }) as [Span, Span]
  const [from, to] = [formatSpan(first, locale), formatSpan(last, locale)]
  const ends = [first[0], last[1]].map((date) => formatWrittenDate(date, locale))
  return { text: from === to ? from : ends.join(' – '), last: last[1] }
}
