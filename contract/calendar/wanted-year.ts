import { bsCalendar } from './bikram-sambat.ts'
import { daysOf } from './other-calendar.ts'

/** No project of now ends so late AD: years from this one on are of Bikram Sambat, as in "since 2076". */
export const FIRST_BS_YEAR = 2040

/** Whether a year of a filter is meant in Bikram Sambat. */
export const isBsYear = (year: number): boolean => year >= FIRST_BS_YEAR && year <= bsCalendar.lastYear

/** The first and the last day AD of a year that is given AD or BS. */
export function daysOfWantedYear(year: number): { first: string; last: string } {
  const [first, last] = daysOf({ calendar: isBsYear(year) ? 'bs' : 'ad', year })
  return { first, last }
}
