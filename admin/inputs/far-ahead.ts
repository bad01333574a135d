/** Reads a date that lies far ahead as one of Bikram Sambat, the calendar of Nepal: 2083 BS is 2026/27 AD. */

import { nepalDay } from '../../contract/calendar/nepal-day.ts'

/** Earlier than this, a date is no more likely to be meant in Bikram Sambat. */
const FIRST_YEAR = 1990
/** A year BS begins in April of the year AD that is this much smaller. */
const YEARS_BETWEEN = 57

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
export async function fromBikramSambat(typed: string, now = new Date(), yearsAhead = 1): Promise<string | undefined> {
  const { bsCalendar } = await import('../../contract/calendar/bikram-sambat.ts')
  const converted = partsOf(typed).map((part) => {
    const [year = 0, month, day] = part.split('-').map(Number)
    if (month === undefined) return String(year - YEARS_BETWEEN)
    try {
      return bsCalendar.toAd({ year, month, day: day ?? 1 }).slice(0, part.length)
    } catch {
      return ''
    }
  })
  const isLikely =
    converted.every((part) => part >= String(FIRST_YEAR)) && !isFarAhead(converted.join('-'), now, yearsAhead)
  return isLikely ? converted.join('-') + typed.slice(typed.search(/T|$/)) : undefined
}

/** The dates in an input: two of a period, one of anything else, none of an incomplete date. */
function partsOf(typed: string): string[] {
  if (/^\d{4}-\d{4}$/.test(typed)) return typed.split('-')
  return /^\d{4}(-\d{2}){0,2}$/.test(typed.split('T')[0]!) ? [typed.split('T')[0]!] : []
}

function dayAfter(now: Date, years: number): string {
  const today = nepalDay(now)
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
}
