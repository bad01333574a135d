import { bsCalendar } from './bikram-sambat.ts'
import { DateError, dateFaults } from './date-error.ts'
import { cleanDate, monthOfYearEnd } from './clean-date.ts'
import { lastDayOf } from './day-number.ts'
import { MONTH_NAMES, type CalendarName } from './month-names.ts'
import spellings from './month-spellings.json' with { type: 'json' }

/** A date of a precision: a month has no day, a year neither. */
export interface WrittenDate {
  calendar: CalendarName
  year: number
  month?: number | undefined
  day?: number | undefined
}

/** Hints for a date that is ambiguous alone. */
export interface DateHints {
  /** Its calendar; where it is left out, years that may be of either are refused. */
  assumed?: CalendarName | undefined
  /** Whether 05/06/2020 is in June; where it is left out, it is refused. */
  dayFirst?: boolean | undefined
  /** The last year that can be meant in AD. */
  lastAd?: number | undefined
}

/** Years that are likely in one calendar alone; between them, the hints decide. */
const LAST_LIKELY_AD = 2045
export const FIRST_CERTAIN_BS = LAST_LIKELY_AD + 1
const FIRST_LIKELY_BS = 2035

/**
 * Reads a date as people in Nepal write it: 2083-08-06, 2075/11/15 BS, 17th Poush, 2076, २०८१ असार १५ गते, 22 Nov 2026,
 * 15-Apr-19, Mangsir 2083, 2019.
 * @throws DateError for what is none, may be two, or is a day that its calendar does not have
 */
export function parseDate(text: string, hints: DateHints = {}): WrittenDate {
  const { words, calendar: marked, isVague, isMonthEnd } = cleanDate(text)
  const named = words.map(findMonth).find(Boolean)
  const numbers = words.filter((word) => !findMonth(word))
  if (numbers.some((word) => !/^\d{1,4}$/.test(word)) || words.length > 3 || words.length === 0) throw new DateError()
  if (words.length - numbers.length > 1) throw new DateError(dateFaults.period)
  // 076 is a year BS without its thousands.
  const isShort = numbers.some((word) => /^0\d\d$/.test(word))
  const full = numbers.map((word) => (/^0\d\d$/.test(word) ? `2${word}` : word))
  const parts = named
    ? withNamedMonth(full, { ...named, isYearEnd: monthOfYearEnd(text) })
    : inNumbers(full, hints.dayFirst, text)
  const calendar = marked ?? named?.calendar ?? (isShort ? 'bs' : likelyCalendar(parts.year, hints, text.trim()))
  const isOtherYear = named?.calendar === 'ad' && !marked && parts.year > LAST_LIKELY_AD
  if (isOtherYear || (named && named.calendar !== calendar)) throw new DateError(dateFaults.twoCalendars)
  const date = { calendar, ...parts }
  refuseUnknown(date)
  if (isVague && date.day) throw new DateError()
  return isMonthEnd && date.month && !date.day ? { ...date, day: lastDayIn(date) } : date
}

type Parts = Omit<WrittenDate, 'calendar'>

const isYear = (word: string | undefined): boolean => word?.length === 4

function withNamedMonth(
  numbers: string[],
  { calendar, month, isYearEnd }: { calendar: CalendarName; month: number; isYearEnd: boolean },
): Parts {
  const years = numbers.filter(isYear)
  if (years.length > 1 || numbers.some((word) => word.length === 3)) throw new DateError(dateFaults.noYear)
  const [first, last] = numbers
  if (years.length === 0) {
    // 15-Apr-19 and Apr-19, as spreadsheets write them.
    const short = numbers.length === 2 ? last : isYearEnd || Number(first) > 32 ? first : undefined
    if (short?.length !== 2) throw new DateError(dateFaults.noYear)
    const century = calendar === 'bs' || Number(short) < 50 ? 2000 : 1900
    return { year: century + Number(short), month, day: numbers.length === 2 ? Number(first) : undefined }
  }
  const day = numbers.find((word) => !isYear(word))
  return { year: Number(years[0]), month, day: day === undefined ? undefined : Number(day) }
}

/** Year first; else the day or the month, as the numbers or the hint tell. */
function inNumbers(numbers: string[], dayFirst: boolean | undefined, text: string): Parts {
  const years = numbers.filter(isYear)
  if (years.length === 0) throw new DateError(numbers.length > 1 ? dateFaults.noYear : undefined)
  if (years.length > 1) throw new DateError(dateFaults.period)
  if (isYear(numbers[0])) return partsOf(numbers.map(Number))
  const [one = 0, other = 0, year = 0] = numbers.map(Number)
  if (!isYear(numbers.at(-1))) throw new DateError()
  if (numbers.length === 2) return partsOf([other, one])
  const isDayFirst = other > 12 ? one > 12 : one > 12 || one === other ? true : dayFirst
  if (isDayFirst !== undefined) return partsOf(isDayFirst ? [year, other, one] : [year, one, other])
  const { en: names } = MONTH_NAMES[year > LAST_LIKELY_AD || cleanDate(text).calendar === 'bs' ? 'bs' : 'ad']
  throw new DateError(
    dateFaults.eitherOrder(`${one} ${names[other - 1]} ${year}`, `${other} ${names[one - 1]} ${year}`),
  )
}

const partsOf = ([year = 0, month, day]: number[]): Parts => ({ year, month, day })

/** A year that only a mark, the name of a month, or the field can tell the calendar of. */
export const isOfEitherCalendar = (year: number): boolean => year >= FIRST_LIKELY_BS && year <= LAST_LIKELY_AD

function likelyCalendar(year: number, { assumed, lastAd = Infinity }: DateHints, text: string): CalendarName {
  if (year > LAST_LIKELY_AD || year > lastAd) return 'bs'
  if (assumed) return assumed
  if (isOfEitherCalendar(year)) throw new DateError(dateFaults.eitherCalendar(text))
  return 'ad'
}

/** @throws DateError for a month or a day that the calendar does not have */
function refuseUnknown({ calendar, year, month, day }: WrittenDate): void {
  if (month !== undefined && (month < 1 || month > 12)) throw new DateError(dateFaults.noSuchMonth(month))
  const { firstYear, lastYear } = bsCalendar
  if (calendar === 'bs' && (year < firstYear || year > lastYear))
    throw new DateError(dateFaults.outside(firstYear, lastYear))
  if (year < 1000) throw new DateError()
  if (month === undefined || day === undefined) return
  const days = lastDayIn({ calendar, year, month })
  if (day < 1 || day > days) throw new DateError(dateFaults.noSuchDay(calendar, { year, month }, days))
}

const lastDayIn = ({ calendar, year, month = 12 }: WrittenDate): number =>
  calendar === 'bs'
    ? bsCalendar.daysIn(year, month)
    : Number(lastDayOf(`${year}-${String(month).padStart(2, '0')}`).slice(-2))

const months = new Map<string, { calendar: CalendarName; month: number }>()
for (const calendar of ['bs', 'ad'] as const) {
  const { en, ne } = MONTH_NAMES[calendar]
  // Spellings that people use beside those, from the first month on.
  for (const [index, others] of spellings[calendar].entries()) {
    for (const name of [en[index]!, ne[index]!, ...others.split(' ')])
      months.set(name.toLowerCase(), { calendar, month: index + 1 })
  }
}

/** The month of a name, in either script and in the usual spellings. */
export function findMonth(name: string): { calendar: CalendarName; month: number } | undefined {
  return months.get(name.normalize('NFC').toLowerCase())
}
