/** Reads a date that lies far ahead as one of Bikram Sambat, the calendar of Nepal: 2083 BS is 2026/27 AD. */

import type { DateReader } from '../words/date-reader.ts'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'

/** Earlier than this, a date is no more likely to be meant in Bikram Sambat. */
const FIRST_YEAR = 1990

/**
 * @param typed a year, a period of two years, a month, a day or a minute: 2083, 2066-2070, 2083-04, 2083-08-06, 2083-08-06T10:00
 */
export function isFarAhead(typed: string, now = new Date(), yearsAhead = 1): boolean {
  const last = partsOf(typed).at(-1) ?? ''
  return last !== '' && last > dayAfter(now, yearsAhead).slice(0, last.length)
}

/**
 * The same date in AD, in the form in which it was typed; a month is the one in which that of Bikram Sambat begins.
 * @returns undefined where there is no such date, or where it would not be a likely one
 */
export function fromBikramSambat(
  { read }: DateReader,
  typed: string,
  now = new Date(),
  yearsAhead = 1,
): string | undefined {
  const [date = '', ...clock] = typed.split('T')
  const precision = date.length > 7 ? (date[4] === '-' && date[7] === '-' ? 'day' : 'period') : 'yearOrMonth'
  const { value = '' } = read(date, { precision }, { assumed: 'bs' }).date ?? {}
  const isLikely = value >= String(FIRST_YEAR) && !isFarAhead(value, now, yearsAhead)
  return isLikely ? [value, ...clock].join('T') : undefined
}

/** A year, month or day of either calendar. */
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[0-2]))?)?$/

/** The dates in an input: two of a period, one of anything else, none of an incomplete or impossible date. */
function partsOf(typed: string): string[] {
  if (/^\d{4}-\d{4}$/.test(typed)) return typed.split('-')
  const [date = ''] = typed.split('T')
  return DATE.test(date) ? [date] : []
}

function dayAfter(now: Date, years: number): string {
  const today = nepalDay(now)
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
}
