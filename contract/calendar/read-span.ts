import { cleanDate, plainDate } from './clean-date.ts'
import { DateError, dateFaults } from './date-error.ts'
import type { CalendarName } from './month-names.ts'
import { daysOf } from './other-calendar.ts'
import { parseFiscalYear } from './fiscal-year.ts'
import { FIRST_CERTAIN_BS, isOfEitherCalendar, parseDate, type DateHints, type WrittenDate } from './parse-date.ts'

/** Dates as they were written: one, a period, or a length of time that has one name, such as a fiscal year. */
export interface WrittenSpan {
  is: 'date' | 'period' | 'named'
  first: WrittenDate
  /** Null for a period that goes on. */
  last: WrittenDate | null
}

/** Of the end of what goes on. */
const OPEN =
  /^(?:on[\s-]?going|running|continu(?:ing|ed|es)|(?:work )?in progress|under construction|not (?:yet )?completed|till (?:date|now|today)|to date|up to (?:now|date)|present|today|now|current(?:ly)?|(?:हाल|अहिले|आज|अद्यावधि)\s?(?:सम्म)?|निर्माणाधीन|(?:चालु|जारी)(?: छ)?)$/i
const ENDS = / (?:to|till|until|upto|up to|and|देखि) | [-–—] | ?[–—→~] ?/i
const YEARS = /^(\d{4})\s*[-/]\s*(\d{4})(?=$|\s)(.*)$/
/** 2018-19 and 2075/077, which are no months. */
const SHORT_END = /^(\d{4})\s*[-/]\s*(0?\d\d)$/
const FISCAL = '(?:f[./]? ?y\\.?|fiscal year|financial year|आ\\.? ?व\\.?|आर्थिक वर्ष)'
const FISCAL_MARK = new RegExp(`^${FISCAL} ?[:.]? ?(?=\\d)|(?<=\\d) ?${FISCAL}$`, 'i')
const QUARTER = /^(?:q([1-4])[\s/-]*(\d{4})|(\d{4})[\s/-]*q([1-4]))(.*)$/i

/** Whether a text says that something has not ended. */
export const isOpenEnd = (text: string): boolean => OPEN.test(plainDate(text))

/** @throws DateError for what is none, or may be two */
export function readSpan(text: string, hints: DateHints): WrittenSpan {
  const plain = plainDate(text)
  const both = inBoth(plain, hints)
  if (both) return both
  const named = fiscalYear(plain, hints) ?? quarter(plain, hints)
  if (named) return { is: 'named', ...named }
  const ends = endsOf(plain)
  if (!ends) return dateOf(parseDate(text, hints))
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

const dateOf = (date: WrittenDate): WrittenSpan => ({ is: 'date', first: date, last: date })

/** Between two dates; a dash only with blanks, and a blank only before a date in numbers. */
const BESIDE = / ?[,;|=/([] ?| [-–—] | (?:i\.?e\.?|or|अर्थात्?) | (?=\d{4}[-/.]\d)/g
const BOTH = [
  ['ad', 'bs'],
  ['bs', 'ad'],
] as const

/** 2076-01-15 (2019-04-28), Baisakh 2080 / April 2023: the first of two that are the same. @throws DateError for others */
function inBoth(plain: string, hints: DateHints): WrittenSpan | undefined {
  for (const { index, 0: sign } of plain.matchAll(BESIDE)) {
    const sides = [plain.slice(0, index), plain.slice(index + sign.length).replace(/[)\]]$/, '')]
    if (!sides.every((side) => /\d{4}/.test(side))) continue
    const read = (assumed: readonly (CalendarName | undefined)[]) =>
      sides.map((side, at) => readAlone(side, { ...hints, assumed: assumed[at] }))
    for (const calendars of BOTH) {
      const [one, other] = read(calendars)
      const isOfBoth = one?.first.calendar === calendars[0] && other?.first.calendar === calendars[1]
      if (isOfBoth && daysIn(one)[0] <= daysIn(other)[1] && daysIn(other)[0] <= daysIn(one)[1]) return one
    }
    const [one, other] = read([])
    if (!one || !other || one.first.calendar === other.first.calendar) continue
    const [bs, ad] = one.first.calendar === 'bs' ? [one.first, other.first] : [other.first, one.first]
    throw new DateError(dateFaults.contradiction(bs, ad))
  }
  return undefined
}

const daysIn = ({ first, last }: WrittenSpan): [string, string] => [daysOf(first)[0], daysOf(last ?? first)[1]]

/** A date or a fiscal year; of “April/May 2023” the second. */
function readAlone(side: string, hints: DateHints): WrittenSpan | undefined {
  try {
    const named =
      fiscalYear(side, hints) ?? (/^\d{4}[-/]\d\d$/.test(side) ? fiscalYear(`FY ${side}`, hints) : undefined)
    return named ? { is: 'named', ...named } : dateOf(parseDate(side.replace(/^\p{L}+\/(?=\p{L})/u, ''), hints))
  } catch {
    return undefined
  }
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
  const unmarked = plain.replace(FISCAL_MARK, '')
  const { words, calendar: marked } = cleanDate(unmarked)
  const years = words.length === 2 ? words.join('/') : ''
  const isMarked = unmarked !== plain || marked !== undefined
  const isThree = /^(?:\d{4}\/0\d\d|0\d\d\/0?\d\d)$/.test(years)
  const isTwo = /^\d{4}\/(?:1[3-9]|[2-9]\d)$/.test(years)
  const begin = isMarked || isThree || isTwo ? parseFiscalYear(years) : undefined
  if (begin === undefined || (begin < FIRST_CERTAIN_BS && isTwo && !isMarked)) return undefined
  const { calendar, year } = parseDate(String(begin), { ...hints, assumed: marked ?? (isThree ? 'bs' : hints.assumed) })
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
