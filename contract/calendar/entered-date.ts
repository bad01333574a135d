import type { DatePrecision, Field, Words } from '../kinds/field.ts'
import type { Locale } from '../locale.ts'
import { DATES } from './date-fields.ts'
import { DateError, dateFaults } from './date-error.ts'
import { formatWrittenDate } from './format-date.ts'
import { nepalDay } from './nepal-day.ts'
import { daysOf, formatSpan, inTable, toOther, toText, toWritten } from './other-calendar.ts'
import { FIRST_CERTAIN_BS, type DateHints, type WrittenDate, isOfEitherCalendar, parseDate } from './parse-date.ts'
import { plainDate } from './clean-date.ts'
import { parseFiscalYear } from './fiscal-year.ts'

/** A date as a field stores it: 2026-11-22, 2026-11, 2026 or 2010-2013; `entered` is the same in BS where it was entered so. */
export interface EnteredDate {
  value: string
  entered?: string
}

export type EnteredPrecision = Exclude<DatePrecision, 'time'>

/** The declaration of a field's dates. */
export interface DateField {
  precision: EnteredPrecision
  edge?: Field['edge'] | undefined
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
  const { calendar, year, month, day } = date
  const kept = { calendar, year, ...(month && parts.includes('month') && { month }) }
  const exact = day && parts.includes('day') ? { ...kept, day } : kept
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

/** What is written beneath a date: the same in the other calendar, a month of which may be one of two. */
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

/** Dates as they were written: one, a period, or a length of time that has one name, such as a fiscal year. */
interface WrittenSpan {
  is: 'date' | 'period' | 'named'
  first: WrittenDate
  /** Null for a period that goes on. */
  last: WrittenDate | null
}

/** Of the end of what goes on. */
const OPEN =
  /^(?:on[\s-]?going|running|continu(?:ing|ed|es)|in progress|till (?:date|now|today)|to date|up to (?:now|date)|present|today|now|current(?:ly)?|(?:हाल|अहिले|आज|अद्यावधि)\s?(?:सम्म)?|चालु|जारी)$/i
const ENDS = / (?:to|till|until|upto|up to|and|देखि) | [-–—] | ?[–—→~] ?/i
const YEARS = /^(\d{4})\s*[-/]\s*(\d{4})(?=$|\s)(.*)$/
/** 2018-19 and 2075/077, which are no months. */
const SHORT_END = /^(\d{4})\s*[-/]\s*(0?\d\d)$/
const FISCAL = /^(?:f\.? ?y\.?|fiscal year|financial year|आ\.? ?व\.?|आर्थिक वर्ष) ?[:.]? ?(?=\d)/i
const QUARTER = /^(?:q([1-4])[\s/-]*(\d{4})|(\d{4})[\s/-]*q([1-4]))(.*)$/i

/** Whether a text says that something has not ended. */
const isOpenEnd = (text: string): boolean => OPEN.test(plainDate(text))

/** @throws DateError for what is none, or may be two */
function readSpan(text: string, hints: DateHints): WrittenSpan {
  const plain = plainDate(text)
  const named = fiscalYear(plain, hints) ?? quarter(plain, hints)
  if (named) return { is: 'named', ...named }
  const ends = endsOf(plain)
  if (!ends) {
    const date = inBoth(plain, hints) ?? parseDate(text, hints)
    return { is: 'date', first: date, last: date }
  }
  const [from, to] = ends
  const startOf = (own: DateHints) => fiscalYear(from, own)?.first ?? parseDate(from, own)
  if (isOpenEnd(to)) return { is: 'period', first: startOf(hints), last: null }
  const last = fiscalYear(to, hints)?.last ?? parseDate(to, hints)
  // Of 2043-2048 the later year, and of 2066 – Asar 2070 BS its mark, tells the calendar of both.
  const year = Number(/\d{4}/.exec(from)?.[0])
  const first = startOf(isOfEitherCalendar(year) ? { ...hints, assumed: last.calendar } : hints)
  if (first.calendar !== last.calendar) throw new DateError(dateFaults.twoCalendars)
  return { is: 'period', first, last }
}

/** 2076-01-15 (2019-04-28): the first of two that are the same. */
function inBoth(plain: string, hints: DateHints): WrittenDate | undefined {
  const [, one, other] = /^([^()]+)\(([^()]+)\)$/.exec(plain) ?? []
  if (!one || !other) return undefined
  const [first, second] = [parseDate(one, hints), parseDate(other, hints)]
  const [[from, to], [otherFrom, otherTo]] = [daysOf(first), daysOf(second)]
  if (from <= otherTo && otherFrom <= to && first.calendar !== second.calendar) return first
  throw new DateError(dateFaults.twoCalendars)
}

function endsOf(plain: string): [string, string] | undefined {
  const [, from, to, mark = ''] = YEARS.exec(plain) ?? []
  if (from && to) return [from, to + mark]
  const [, start, short] = SHORT_END.exec(plain) ?? []
  if (start && short && Number(short) > Number(start.slice(2)) && (short.length === 3 || Number(short) > 12))
    return [start, start.slice(0, 2) + short.slice(-2)]
  const ends = plain.replace(/^(?:from|between|since)\s+/i, '').split(ENDS)
  const [one = '', other = '', ...more] = ends.map((end) => end.replace(/सम्म$/, '').trim())
  return ends.length > 1 && more.length === 0 && one && (other || /देखि/.test(plain)) ? [one, other || 'now'] : undefined
}

/** FY 2075/76, 2075/076: from Shrawan to Asar, which are July and July in years AD. */
function fiscalYear(plain: string, hints: DateHints): { first: WrittenDate; last: WrittenDate } | undefined {
  const years = plain.replace(FISCAL, '')
  const isMarked = years !== plain
  const isThree = /^(?:\d{4}\s*[-/]\s*0\d\d|0\d\d\s*[-/]\s*0?\d\d)$/.test(years)
  const isTwo = /^\d{4}\s*[-/]\s*(?:1[3-9]|[2-9]\d)$/.test(years)
  const begin = isMarked || isThree || isTwo ? parseFiscalYear(years) : undefined
  if (begin === undefined || (begin < FIRST_CERTAIN_BS && isTwo && !isMarked)) return undefined
  const { calendar, year } = parseDate(String(begin), isThree ? { ...hints, assumed: 'bs' } : hints)
  const [start, end] = calendar === 'bs' ? [4, 3] : [7, 7]
  return { first: { calendar, year, month: start }, last: { calendar, year: year + 1, month: end } }
}

/** Q2 2020. */
function quarter(plain: string, hints: DateHints): { first: WrittenDate; last: WrittenDate } | undefined {
  const [, number, after, before, second, mark = ''] = QUARTER.exec(plain) ?? []
  const year = after ?? before
  if (year === undefined) return undefined
  const date = parseDate(year + mark, hints)
  const end = Number(number ?? second) * 3
  return { first: { ...date, month: end - 2 }, last: { ...date, month: end } }
}
