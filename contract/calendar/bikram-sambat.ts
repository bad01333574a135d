import { FIRST_YEAR, LAST_CONFIRMED_YEAR, LAST_YEAR, MONTH_LENGTHS } from './month-lengths.ts'
import { dayNumber, toDay } from './day-number.ts'

/** Bikram Sambat, the official calendar of Nepal. Months and days count from 1. */
export type BsDate = Record<'year' | 'month' | 'day', number>

/** A date that the calendar does not have. */
export class CalendarError extends RangeError {
  readonly reason: 'out-of-range' | 'no-such-month' | 'no-such-day'

  constructor(reason: CalendarError['reason'], message: string) {
    super(message)
    this.name = 'CalendarError'
    this.reason = reason
  }
}

const SHORTEST_MONTH = 29
/** The first day of FIRST_YEAR. */
const EPOCH = dayNumber('1943-04-14')

/** Converts between Bikram Sambat (BS) and the Gregorian calendar (AD), whose days are texts such as 2026-11-22. */
export const bsCalendar = /* @__PURE__ */ createCalendar()

function createCalendar() {
  const years = MONTH_LENGTHS.map((lengths) => Array.from(lengths, (digit) => SHORTEST_MONTH + Number(digit)))
  const starts = [EPOCH]
  for (const lengths of years) starts.push(starts.at(-1)! + lengths.reduce((sum, length) => sum + length, 0))

  function lengthsOf(year: number): number[] {
    const lengths = years[year - FIRST_YEAR]
    if (!lengths) throw outOfRange()
    return lengths
  }

  function outOfRange() {
    const ends = `${toDay(EPOCH)} to ${toDay(starts.at(-1)! - 1)}`
    return new CalendarError('out-of-range', `The calendar reaches from ${FIRST_YEAR} to ${LAST_YEAR} BS (${ends})`)
  }

  return {
    firstYear: FIRST_YEAR,
    lastYear: LAST_YEAR,

    /** Whether no official calendar of this year is known yet. */
    isProvisional: (year: number): boolean => year > LAST_CONFIRMED_YEAR,

    /** @throws CalendarError */
    daysIn(year: number, month: number): number {
      const length = lengthsOf(year)[month - 1]
      if (length === undefined) throw new CalendarError('no-such-month', `There is no month ${month}`)
      return length
    },

    /** @throws RangeError for a day that does not exist, CalendarError for one that the table does not reach */
    toBs(day: string): BsDate {
      const number = dayNumber(day)
      const index = starts.findLastIndex((start) => start <= number)
      const lengths = years[index]
      if (!lengths) throw outOfRange()
      let rest = number - starts[index]!
      let month = 0
      while (rest >= lengths[month]!) rest -= lengths[month++]!
      return { year: FIRST_YEAR + index, month: month + 1, day: rest + 1 }
    },

    /** @throws CalendarError */
    toAd({ year, month, day }: BsDate): string {
      const length = this.daysIn(year, month)
      if (!Number.isInteger(day) || day < 1 || day > length)
        throw new CalendarError('no-such-day', `Month ${month} of ${year} BS has ${length} days`)
      const before = lengthsOf(year).slice(0, month - 1)
      return toDay(before.reduce((sum, one) => sum + one, starts[year - FIRST_YEAR]! + day - 1))
    },
  }
}
