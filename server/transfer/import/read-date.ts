import type { Field } from '../../../contract/kinds/field.ts'
import { readEnteredDate, type EnteredDate } from '../../../contract/calendar/entered-date.ts'
import { isOfEitherCalendar } from '../../../contract/calendar/parse-date.ts'
import { toLatinDigits } from '../../../contract/digits.ts'

/** A time of day without a time zone, which is Nepal's. */
const CLOCK = /[T ,](\d{1,2}:\d{2})(?::\d{2})?$/
/** After the month; a calendar may follow. */
const DAY_OF_MONTH = /^(\d{4}[-/.]\d{1,2})([-/.]\d{1,2})(?: \d{2}:\d{2})?(?= |$)/
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/

/** In characters, beyond that of any date: patterns are not tried on longer cells. */
const MAX_LENGTH = 60
export const BS_EXAMPLES = {
  period: '2066-2070 BS',
  yearOrMonth: '2081-01 BS',
  day: '2083-08-06 BS',
  time: '2083-08-06 14:30',
}

/** Reads a date AD or BS as the staff forms do. @throws Error for what is none, or may be of either calendar */
export function readDate({ label, precision, pattern }: Field, cell: string): EnteredDate {
  if (precision !== 'time') {
    const must = `${label.en} must ${pattern!.must.en} (in Bikram Sambat: ${BS_EXAMPLES[precision!]})`
    const words = { label: label.en, must }
    return precision === 'yearOrMonth' ? readMonth(cell, words) : read(cell, precision!, words)
  }
  const must = `${label.en} must be a day and a time such as 2026-11-22 14:30, or 2083-08-06 14:30 in Bikram Sambat`
  if (cell.length > MAX_LENGTH) throw new Error(must)
  if (INSTANT.test(cell)) return { value: cell }
  const typed = toLatinDigits(cell)
  const time = CLOCK.exec(typed)?.[1] ?? '00:00'
  const { value, ...entered } = read(typed.replace(CLOCK, ''), 'day', { label: label.en, must })
  return { value: `${value}T${time.padStart('hh:mm'.length, '0')}:00+05:45`, ...entered }
}

/** Spreadsheets have days where the site has months: in BS, the day tells in which of two months AD it is. */
function readMonth(cell: string, words: { label: string; must: string }): EnteredDate {
  const typed = toLatinDigits(cell)
  const month = read(typed.replace(DAY_OF_MONTH, '$1'), 'yearOrMonth', words)
  if (month.entered === undefined) return month
  const day = readEnteredDate(typed.replace(DAY_OF_MONTH, '$1$2'), 'day', true)
  return day ? { ...month, value: day.value.slice(0, 'yyyy-mm'.length) } : month
}

function read(
  text: string,
  precision: 'period' | 'yearOrMonth' | 'day',
  { label, must }: { label: string; must: string },
): EnteredDate {
  if (text.length > MAX_LENGTH) throw new Error(must)
  const date = readEnteredDate(text, precision)
  if (date?.entered !== undefined) return date
  const inBs = readEnteredDate(text, precision, true)
  const isLikelyBs = inBs?.entered !== undefined && isOfEitherCalendar(Number(inBs.entered.slice(0, 4)))
  // Of 2040-2050 or 2040-2044 BS, the later year tells the calendar of both.
  if (!date && isLikelyBs && precision === 'period') return inBs
  if (!date) throw new Error(must)
  if (isLikelyBs) throw new Error(`${label} may be of either calendar: write ${text} AD or ${text} BS`)
  return date
}
