// @chunk shared
import type { Locale } from '../locale.ts'
import { dayInNepal } from './nepal-day.ts'
import { bsCalendar } from './bikram-sambat.ts'
import type { EnteredDate } from './entered-date.ts'
import { formatWrittenDate } from './format-date.ts'
import { inTable, periodIn } from './other-calendar.ts'

/** The parts of a period that were entered in BS. */
export interface PeriodAsEntered {
  start?: string | undefined
  end?: string | undefined
}

export const enteredDate = (value: string | null, entered: string | undefined): EnteredDate | null =>
  value === null ? null : { value, ...(entered && { entered }) }

export interface BsText {
  text: string
  /** Whether no official calendar of its year is known yet. */
  isProvisional: boolean
}

/** @param moment a day, or a moment, which is a day in Nepal's time @returns undefined beyond the calendar's table */
export function bsDay(moment: string, locale: Locale): BsText | undefined {
  const date = inTable(undefined, () => bsCalendar.toBs(dayInNepal(moment)))
  return (
    date && {
      text: formatWrittenDate({ calendar: 'bs', ...date }, locale),
      isProvisional: bsCalendar.isProvisional(date.year),
    }
  )
}

/**
 * A period in BS: what was entered in BS as it was, anything else as all of BS that it has a part of.
 * @param end null for one that is open, or of a single date @returns undefined for no dates, and beyond the calendar's table
 */
export function bsPeriod(start: EnteredDate | null, end: EnteredDate | null, locale: Locale): BsText | undefined {
  const [first, last] = [start ?? end, end ?? start]
  if (!first || !last) return undefined
  const bs = inTable(undefined, () => periodIn('bs', [first, last], locale))
  return (
    bs && {
      text: bs.text,
      isProvisional: bs.last.month !== undefined && !last.entered && bsCalendar.isProvisional(bs.last.year),
    }
  )
}

/** For English texts: 25 Magh 2082 BS, or 12 Poush 2085 BS, provisional. */
export function inEnglishBs(bs: BsText | undefined): string | null {
  return bs ? `${bs.text} BS${bs.isProvisional ? ', provisional' : ''}` : null
}
