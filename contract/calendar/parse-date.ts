import { toLatinDigits } from '../digits.ts'
import { bsCalendar } from './bikram-sambat.ts'
import { findMonth } from './find-month.ts'
import type { CalendarName } from './month-names.ts'
import { dayNumber } from './day-number.ts'

/** A date of a precision: a month has no day, a year neither. */
export interface WrittenDate {
  calendar: CalendarName
  year: number
  month?: number
  day?: number
}

const MARKS: readonly (readonly [RegExp, CalendarName])[] = [
  [/\bb\.?\s?s\.?(?=\s|$)|वि\.?\s?सं\.?|गते/i, 'bs'],
  [/\ba\.?\s?d\.?(?=\s|$)|\bc\.?e\.?(?=\s|$)|ई\.?\s?सं?\.?|इ\.?\s?सं\.?/i, 'ad'],
]
/** Years that are likely in one calendar alone; between them, the field's own calendar decides. */
const LAST_LIKELY_AD = 2045
const FIRST_LIKELY_BS = 2035

/**
 * Reads a date as people in Nepal write it: 2083-08-06, 2075/11/15 BS, 17th Poush, 2076, २०८१ असार १५ गते, 22 Nov 2026,
 * Mangsir 2083, 2019.
 * @param assumed the calendar of a date that does not tell
 * @returns undefined for what is no date, or a day that its calendar does not have
 */
export function parseDate(text: string, assumed: CalendarName = 'ad'): WrittenDate | undefined {
  const latin = toLatinDigits(text.normalize('NFC')).replaceAll(/[‌‍]/g, '')
  const marked = MARKS.find(([mark]) => mark.test(latin))
  const words = (marked ? latin.replace(marked[0], ' ') : latin)
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .split(/[\s,।./-]+/)
    .filter(Boolean)
  if (words.length === 0 || words.length > 3) return undefined
  const named = words.map(findMonth).find(Boolean)
  const numbers = words.filter((word) => !findMonth(word))
  if (numbers.some((word) => !/^\d{1,4}$/.test(word)) || words.length - numbers.length > 1) return undefined
  const parts = named ? withNamedMonth(numbers, named.month) : inNumbers(numbers)
  if (!parts || (named && marked && named.calendar !== marked[1])) return undefined
  const date = { calendar: marked?.[1] ?? named?.calendar ?? likelyCalendar(parts.year, assumed), ...parts }
  return exists(date) ? date : undefined
}

type Parts = Omit<WrittenDate, 'calendar'>

const isYear = (word: string | undefined): boolean => word?.length === 4

function withNamedMonth(numbers: string[], month: number): Parts | undefined {
  const year = numbers.find(isYear)
  const day = numbers.find((word) => !isYear(word))
  if (!year || numbers.length > 2 || numbers.filter(isYear).length > 1) return undefined
  return { year: Number(year), month, ...(day && { day: Number(day) }) }
}

/** Year first, or day first. */
function inNumbers(numbers: string[]): Parts | undefined {
  const inOrder = isYear(numbers[0]) ? numbers : numbers.toReversed()
  const [year, month, day] = inOrder.map(Number)
  if (!isYear(inOrder[0]) || year === undefined || inOrder.slice(1).some(isYear)) return undefined
  return { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
}

/** A year that only a mark, the name of a month, or the field can tell the calendar of. */
export const isOfEitherCalendar = (year: number): boolean => year >= FIRST_LIKELY_BS && year <= LAST_LIKELY_AD

function likelyCalendar(year: number, assumed: CalendarName): CalendarName {
  if (year > LAST_LIKELY_AD) return 'bs'
  return year < FIRST_LIKELY_BS && assumed === 'ad' ? 'ad' : assumed
}

function exists({ calendar, year, month, day }: WrittenDate): boolean {
  try {
    if (calendar === 'bs') bsCalendar.toAd({ year, month: month ?? 1, day: day ?? 1 })
    else dayNumber([year, month ?? 1, day ?? 1].map((part) => String(part).padStart(2, '0')).join('-'))
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
