import type { Locale } from '../locale.ts'
import { formatWrittenDate } from './format-date.ts'
import { daysOf, formatSpan, toOther, toText } from './other-calendar.ts'
import { parseDate, type WrittenDate } from './parse-date.ts'

/** A date as a field stores it: 2026-11-22, 2026-11, 2026 or 2010-2013; `entered` is the same in BS where it was entered so. */
export interface EnteredDate {
  value: string
  entered?: string
}

export type EnteredPrecision = 'period' | 'yearOrMonth' | 'day'

const PERIOD = /^(.*?\p{Nd}{4})\s*[-–]\s*(\p{Nd}{4}.*)$/u

/** @returns undefined for what is no date, or not of this precision. @param isInBs whether a date that does not tell is in BS */
export function readEnteredDate(text: string, precision: EnteredPrecision, isInBs = false): EnteredDate | undefined {
  const assumed = isInBs ? 'bs' : 'ad'
  const ends = precision === 'period' ? (PERIOD.exec(text.trim())?.slice(1) ?? [text]) : [text]
  const dates = ends.map((end) => parseDate(end, assumed))
  const [first, last = first] = dates
  if (!first || !last || dates.some((date) => !fits(date!, precision)) || first.calendar !== last.calendar)
    return undefined
  const written = dates.map((date) => toText(date!)).join('-')
  if (first.calendar === 'ad') return { value: written }
  const value = toAdDate(written)
  return value === undefined ? undefined : { value, entered: written }
}

function fits({ month, day }: WrittenDate, precision: EnteredPrecision): boolean {
  if (precision === 'day') return day !== undefined
  return day === undefined && (precision === 'yearOrMonth' || month === undefined)
}

/**
 * The date AD that is stored for one in BS, of the same precision: the month or year AD in which that of BS begins.
 * @returns undefined for a date that the calendar does not have
 */
export function toAdDate(entered: string): string | undefined {
  const ends = partsOf(entered).map((part) => {
    const date = parseDate(part, 'bs')
    return date && date.calendar === 'bs' ? daysOf(date)[0].slice(0, part.length) : undefined
  })
  return ends.includes(undefined) ? undefined : ends.join('-')
}

/** What is written beneath a date: the same in the other calendar, a month of which may be one of two. */
export function inOtherCalendar({ value, entered }: EnteredDate, locale: Locale): string {
  const dates = partsOf(entered ?? value).map((part) => parseDate(entered ? `${part} BS` : `${part} AD`))
  const [first, last] = dates
  if (!first) return ''
  try {
    if (!last) return formatSpan(toOther(first), locale)
    const ends = [toOther(first)[0], toOther(last)[1]]
    return ends.map((end) => formatWrittenDate(end, locale)).join(' – ')
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}

/** The years of a period are two dates. */
const partsOf = (date: string): string[] => (/^\d{4}-\d{4}$/.test(date) ? date.split('-') : [date])
