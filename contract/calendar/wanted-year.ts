import { bsCalendar } from './bikram-sambat.ts'

/** No project of now ends so late AD: years from this one on are of Bikram Sambat, as in "since 2076". */
export const FIRST_BS_YEAR = 2040

/** Whether a year of a filter is meant in Bikram Sambat. */
export const isBsYear = (year: number): boolean => year >= FIRST_BS_YEAR && year <= bsCalendar.lastYear

/** The first and the last day AD of a year that is given AD or BS. */
export function daysOfWantedYear(year: number): { first: string; last: string } {
  if (!isBsYear(year)) return { first: `${year}-01-01`, last: `${year}-12-31` }
  return {
    first: bsCalendar.toAd({ year, month: 1, day: 1 }),
    last: bsCalendar.toAd({ year, month: 12, day: bsCalendar.daysIn(year, 12) }),
  }
}
