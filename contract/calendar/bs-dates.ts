// @chunk shared
import type { Locale } from '../locale.ts'
import { dayInNepal } from '../nepal-day.ts'
import type { BsCalendar, BsDate } from './bikram-sambat.ts'
import { firstDayOf, lastDayOf } from './day-number.ts'
import { formatWrittenDate } from './format-date.ts'

export interface BsText {
  text: string
  /** Whether no official calendar of its year is known yet. */
  isProvisional: boolean
}

/** @param moment a day, or a moment, which is a day in Nepal's time @returns undefined beyond the calendar's table */
export function bsDay(moment: string, calendar: BsCalendar, locale: Locale): BsText | undefined {
  const date = toBs(dayInNepal(moment), calendar)
  return date && { text: nameBs(date, locale), isProvisional: calendar.isProvisional(date.year) }
}

/**
 * From the first day of the start to the last of the end: two months or years of one calendar have a part of that of the
 * other. @param start,end 2019 or 2019-04
 */
export function bsRange(start: string, end: string, calendar: BsCalendar, locale: Locale): BsText | undefined {
  const [from, to] = [toBs(firstDayOf(start), calendar), toBs(lastDayOf(end), calendar)]
  if (!from || !to) return undefined
  const isYears = start.length === 4 && end.length === 4
  const names = [from, to].map(({ year, month }) => nameBs(isYears ? { year } : { year, month }, locale))
  return {
    text: [...new Set(names)].join(' – '),
    isProvisional: !isYears && calendar.isProvisional(to.year),
  }
}

/** For English texts: 25 Magh 2082 BS, or 12 Poush 2085 BS, provisional. */
export function inEnglishBs(bs: BsText | undefined): string | null {
  return bs ? `${bs.text} BS${bs.isProvisional ? ', provisional' : ''}` : null
}

const nameBs = (date: Partial<BsDate> & { year: number }, locale: Locale) =>
  formatWrittenDate({ calendar: 'bs', ...date }, locale)

/** Undefined for a day that the calendar's table does not reach. */
function toBs(day: string, calendar: BsCalendar): BsDate | undefined {
  try {
    return calendar.toBs(day)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
