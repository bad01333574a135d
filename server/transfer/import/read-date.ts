import { BS_EXAMPLES } from '../../../contract/calendar/date-fields.ts'
import { readEnteredDate, type EnteredDate } from '../../../contract/calendar/entered-date.ts'
import { FIRST_BS_YEAR } from '../../../contract/calendar/wanted-year.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { DAY, MINUTE } from '../../core/process/durations.ts'

/** A time of day without a time zone, which is Nepal's. */
const CLOCK = /[T ,](\d{1,2}:\d{2})(?::\d{2})?(?= |$)/
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/
/** A day of 1954 to 2064 in a cell that a spreadsheet shows as a number. */
const SERIAL = /^[2-5]\d{4}(?:\.\d+)?$/

/** In characters, beyond that of any date: patterns are not tried on longer cells. */
const MAX_LENGTH = 60

/** Hints from the other cells of the column. */
export interface ColumnDates {
  /** Whether 05/06/2020 is in June; undefined where no cell shows it. */
  dayFirst: boolean | undefined
  /** Of dates that do not say it themselves. */
  calendar: 'ad' | 'bs' | undefined
}

/** Hints that the cells of a column give together: a first number above 12, or years that only one calendar can have. */
export function columnDates(cells: readonly string[]): ColumnDates {
  const found = cells.map((cell) => /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{4}\b/.exec(toLatinDigits(cell)))
  const shows = (place: 1 | 2) => found.some((parts) => Number(parts?.[place]) > 12)
  const years = cells.flatMap((cell) => toLatinDigits(cell).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
  const isBs = years.every((year) => year >= 2030) && years.some((year) => year >= FIRST_BS_YEAR)
  return {
    dayFirst: shows(1) === shows(2) ? undefined : shows(1),
    calendar: isBs ? 'bs' : years.some((year) => year < 2000) ? 'ad' : undefined,
  }
}

/**
 * Reads a date AD or BS as the staff forms do. @returns null for an end that is open
 * @throws Error for what is none, or may be of either calendar
 */
export function readDate(
  { label, precision, pattern, ...field }: Field,
  cell: string,
  column: ColumnDates = { dayFirst: undefined, calendar: undefined },
): EnteredDate | { value: null; entered?: undefined } {
  if (precision === 'time' && INSTANT.test(cell)) return { value: cell }
  const must =
    precision === 'time'
      ? 'be a day and a time such as 2026-11-22 14:30, or 2083-08-06 14:30 in Bikram Sambat'
      : `${pattern!.must.en} (in Bikram Sambat: ${BS_EXAMPLES[precision!]})`
  if (cell.length > MAX_LENGTH) throw new Error(`${label.en} must ${must}`)
  const typed = SERIAL.test(cell) ? textOfDate(Number(cell), SHOWN_DAY, false) : cell
  const time = precision === 'time' ? (CLOCK.exec(toLatinDigits(typed))?.[1] ?? '00:00') : ''
  const reading = readEnteredDate(
    time ? toLatinDigits(typed).replace(CLOCK, '') : typed,
    { ...field, precision: precision === 'time' ? 'day' : precision! },
    { assumed: column.calendar, dayFirst: column.dayFirst },
  )
  if (reading.date === undefined)
    throw new Error(reading.fault?.en.replace('%{label}', label.en) ?? `${label.en} must ${must}`)
  if (reading.date === null) return { value: null }
  if (!time) return reading.date
  return { ...reading.date, value: `${reading.date.value}T${time.padStart('hh:mm'.length, '0')}:00+05:45` }
}

/** The parts of a date that a number format shows. */
export type DateFormat = Record<'hasDay' | 'hasMonth' | 'hasYear' | 'hasTime', boolean>

const SHOWN_DAY: DateFormat = { hasDay: true, hasMonth: true, hasYear: true, hasTime: true }

/** Formats of dates that workbooks need not describe (ECMA-376, 18.8.30). */
const BUILT_IN: [from: number, to: number, code: string][] = [
  [14, 16, 'yyyy-mm-dd'],
  [17, 17, 'mmm-yy'],
  [18, 21, 'hh:mm'],
  [22, 22, 'yyyy-mm-dd hh:mm'],
  [27, 36, 'yyyy-mm-dd'],
  [45, 47, 'hh:mm'],
  [50, 58, 'yyyy-mm-dd'],
]
/** Texts in quotes, escaped letters, colours and languages. */
const NO_CODE = /"[^"]{0,99}"|\\.|\[[^[\]]*\]|_./g

/** @param codes of a workbook's own formats. Returns a function of a format's number */
export function dateFormats(codes: Map<number, string>): (id: number) => DateFormat | undefined {
  return (id) => {
    const builtIn = BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2]
    const [code = ''] = (codes.get(id) ?? builtIn ?? '').toLowerCase().replaceAll(NO_CODE, '').split(';')
    const [hasDay, hasYear, hasTime] = [/d/.test(code), /y/.test(code), /[hs]/.test(code)]
    const hasMonth = /m/.test(code) && (hasDay || hasYear || !hasTime)
    if (/general|[#0?]/.test(code.replaceAll(/[.:]0+/g, '')) || !(hasDay || hasYear || hasTime || hasMonth))
      return undefined
    return { hasDay, hasMonth, hasYear, hasTime }
  }
}

/** Day 0 of workbooks; they believe that 1900 was a leap year. */
const ZERO = Date.UTC(1899, 11, 30)
const LEAP_DAY = 61
const DAYS_OF_1904 = 1462
const LAST = 2_958_466

/** As far as it is shown: 2081-01-15, 2019-04, 14:30. What is no date stays a number. */
export function textOfDate(serial: number, { hasDay, hasMonth, hasYear, hasTime }: DateFormat, is1904: boolean) {
  if (serial < 0 || serial >= LAST) return String(serial)
  const days = is1904 ? serial + DAYS_OF_1904 : serial < LEAP_DAY ? serial + 1 : serial
  const time = new Date(Math.round((ZERO + days * DAY) / MINUTE) * MINUTE).toISOString()
  const clock = time.slice(11, 16)
  if (!hasDay && !hasMonth && !hasYear) return clock
  if (hasYear && !hasDay) return time.slice(0, hasMonth ? 7 : 4)
  return time.slice(0, 10) + (hasTime && clock !== '00:00' ? ` ${clock}` : '')
}
