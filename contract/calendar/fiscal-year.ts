import { toLatinDigits } from '../digits.ts'
import { bsCalendar, type BsDate } from './bikram-sambat.ts'
import { firstDayOf, lastDayOf } from './day-number.ts'
import { FIRST_YEAR, LAST_YEAR } from './month-lengths.ts'
import { daysOf, inTable } from './other-calendar.ts'

/** Shrawan: a fiscal year runs from its first day to the end of Asar (Financial Procedures and Fiscal Responsibility Act, 2076). */
const FIRST_MONTH = 4

/** The fiscal year of a date, as the year BS in which it begins. */
export function fiscalYearOf({ year, month }: Pick<BsDate, 'year' | 'month'>): number {
  return month >= FIRST_MONTH ? year : year - 1
}

/** The first and the last day AD of a fiscal year. @throws CalendarError */
export function daysOfFiscalYear(year: number): { first: string; last: string } {
  const [first] = daysOf({ calendar: 'bs', year, month: FIRST_MONTH })
  const [, last] = daysOf({ calendar: 'bs', year: year + 1, month: FIRST_MONTH - 1 })
  return { first, last }
}

/** 2081/82. */
export function formatFiscalYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

const MARK = 'fy|f\\.y\\.|fiscal year|आ\\.? ?व\\.?|आर्थिक वर्ष'
const WRITTEN = new RegExp(`^(?:${MARK})?\\s*(\\d{2,4})\\s*[/-]\\s*(\\d{2,4})$`, 'i')
const IN_TEXT = new RegExp(`(?<=^|\\s)(${MARK})?\\s*\\d{2,4}\\s*[/-]\\s*\\d{2,4}(?=$|\\s)`, 'i')

/**
 * Reads a fiscal year as notices write it: 2081/82, 2081/082, 2081/2082, 081/82, 81-82, २०८१/८२, with or without "FY".
 * @returns the year BS in which it begins, undefined for anything else
 */
export function parseFiscalYear(text: string): number | undefined {
  const match = WRITTEN.exec(toLatinDigits(text).trim())
  const [, first = '', second = ''] = match ?? []
  if (!match) return undefined
  const year = first.length === 4 ? Number(first) : 2000 + (Number(first) % 1000)
  const isNext = (year + 1) % 10 ** Math.min(second.length, 3) === Number(second) % 10 ** Math.min(second.length, 3)
  return isNext ? year : undefined
}

/** Earlier numbers may be years AD, such as 2019-20. */
const FIRST_WITHOUT_MARK = 2046

/** The table has all days of the fiscal years that begin in these years BS. */
export const FISCAL_YEARS = { first: FIRST_YEAR, last: LAST_YEAR - 1 }

/** The fiscal year that is named among the words of a search, and the other words. */
export function findFiscalYear(text: string): { year: number; written: string; others: string } | undefined {
  const match = IN_TEXT.exec(toLatinDigits(text))
  const year = match && parseFiscalYear(match[0])
  if (!match || !year || year < (match[1] ? FISCAL_YEARS.first : FIRST_WITHOUT_MARK) || year > FISCAL_YEARS.last)
    return undefined
  const end = match.index + match[0].length
  return {
    year,
    written: text.slice(match.index, end).trim(),
    others: `${text.slice(0, match.index)} ${text.slice(end)}`.trim(),
  }
}

/** The fiscal years that a period touches. @param first,last of any precision: 2019, 2019-04 or 2019-04-28 */
export function fiscalYearsBetween(first: string, last: string): number[] {
  const begin = Math.max(FISCAL_YEARS.first, yearOfDay(firstDayOf(first)))
  const end = Math.min(FISCAL_YEARS.last, yearOfDay(lastDayOf(last)))
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index)
}

/** Infinite for days that the calendar does not reach. */
function yearOfDay(day: string): number {
  if (day < bsCalendar.toAd({ year: bsCalendar.firstYear, month: 1, day: 1 })) return -Infinity
  return inTable(Infinity, () => fiscalYearOf(bsCalendar.toBs(day)))
}
