import type { Locale, Words } from '../locale.ts'
import { DATES, type DatePrecision } from './date-fields.ts'
import { DateError, dateFaults } from './date-error.ts'
import { formatWrittenDate } from './format-date.ts'
import { nepalDay } from './nepal-day.ts'
import { daysOf, formatSpan, inTable, toOther, toText, toWritten } from './other-calendar.ts'
import { FIRST_CERTAIN_BS, type DateHints, type WrittenDate } from './parse-date.ts'
import { isOpenEnd, readSpan } from './read-span.ts'

/** A date as a field stores it: 2026-11-22, 2026-11, 2026 or 2010-2013; `entered` is the same in BS where it was entered so. */
export interface EnteredDate {
  value: string
  entered?: string
}

export type EnteredPrecision = Exclude<DatePrecision, 'time'>

/** The declaration of a field's dates. */
export interface DateField {
  precision: EnteredPrecision
  edge?: 'start' | 'end' | undefined
  yearsAhead?: number | undefined
}

/** The date; null for an end that is open; else why it cannot be taken, without words for what is no date at all. */
export type DateReading = { date: EnteredDate | null } | { date?: never; fault: Words | undefined }

/** Reads what people write into a field of dates, in either calendar, and stores it as exactly as the field does. */
export function readEnteredDate(text: string, field: DateField, hints: DateHints = {}, now = new Date()): DateReading {
  // Where nothing lies ahead, a year that would has to be of BS.
  const { yearsAhead = 1 } = field
  const lastAd = yearsAhead > 0 ? undefined : Number(nepalDay(now).slice(0, 4)) + yearsAhead
  try {
    if (field.edge === 'end' && isOpenEnd(text)) return { date: null }
    const own = field.edge ? text.trim().replace(EDGES[field.edge], '') : text
    return { date: stored(datesFor(field, own, { lastAd, ...hints })) }
  } catch (error) {
    if (error instanceof DateError) return { fault: error.words }
    throw error
  }
}

/** Words that mark a date as one end of a period. */
const EDGES = { start: /^(?:since|from) | ?देखि$/i, end: /^(?:till|until|up ?to) | ?सम्म$/i }

/** Those that the field keeps: one, or the two of a period. */
function datesFor({ precision, edge }: DateField, text: string, hints: DateHints): Kept[] {
  const { is, first, last } = readSpan(text, hints)
  if (precision === 'period') {
    if (last === null) throw new DateError(dateFaults.open)
    return (is === 'date' ? [first] : [first, last]).map((date) => keep(date, ['year']))
  }
  if (is === 'period' || last === null || (is === 'named' && !edge)) throw new DateError(dateFaults.period)
  const date = edge === 'end' ? last : first
  if (precision === 'yearOrMonth') return [keep(date, ['year', 'month'])]
  if (date.day === undefined) throw new DateError(dateFaults.noDay)
  return [keep(date, ['year', 'month', 'day'])]
}

interface Kept {
  date: WrittenDate
  /** AD, of the same precision: a day tells in which of two months it is. */
  value: string
}

function keep(date: WrittenDate, parts: readonly ('year' | 'month' | 'day')[]): Kept {
  const kept = (part: 'month' | 'day') => (parts.includes(part) ? date[part] : undefined)
  const exact = { ...date, month: kept('month'), day: kept('day') }
  return { date: exact, value: daysOf(date)[0].slice(0, toText(exact).length) }
}

function stored(kept: Kept[]): EnteredDate {
  const value = kept.map((one) => one.value).join('-')
  const entered = kept.map(({ date }) => toText(date)).join('-')
  // Falgun 2075 is in 2019, of which 2075 is not the year.
  return kept[0]!.date.calendar === 'ad' || !isSameDate(entered, value) ? { value } : { value, entered }
}

/** The form's value for a text that it could not read: never anything that a field would take in another calendar. */
export function unreadText(text: string, precision: EnteredPrecision): string {
  if (!DATES[precision].like.test(text.trim())) return text
  return `${text.trim()} ${Number(text.trim().slice(0, 4)) >= FIRST_CERTAIN_BS ? 'BS' : 'AD'}`
}

/** Whether a date AD is one that was entered in BS: a year as it begins, while a day tells which of two months AD is meant. */
export function isSameDate(entered: string, value: unknown): boolean {
  const ends = partsOf(String(value))
  return inTable(false, () =>
    partsOf(entered).every((part, index) =>
      daysOf(toWritten(part, 'bs'))
        .slice(0, part.length === 4 ? 1 : 2)
        .some((day) => day.slice(0, part.length) === ends[index]),
    ),
  )
}

/** The line beneath a date: the same in the other calendar, a month of which may be one of two. */
export function inOtherCalendar({ value, entered }: EnteredDate, locale: Locale): string {
  const text = entered ?? value
  if (!/^\d{4}(?:(?:-\d\d){1,2}|-\d{4})?$/.test(text)) return ''
  return inTable('', () => {
    const [first, last] = partsOf(text).map((part) => toOther(toWritten(part, entered ? 'bs' : 'ad')))
    if (!last) return formatSpan(first!, locale)
    return [first![0], last[1]].map((end) => formatWrittenDate(end, locale)).join(' – ')
  })
}

/** The years of a period are two dates. */
const partsOf = (date: string): string[] => (/^\d{4}-\d{4}$/.test(date) ? date.split('-') : [date])
