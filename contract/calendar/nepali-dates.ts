// @chunk shared
import { createCalendar, type BsDate } from './bikram-sambat.ts'
import { MONTH_NAMES } from './month-names.ts'
import { toDevanagariDigits } from '../digits.ts'
import { nepalDay } from '../nepal-day.ts'

const calendar = createCalendar()

/** २०८२ माघ २५ गते (सन् २०२६ फेब्रुअरी ८). @param moment a day, or a moment, which is a day in Nepal's time */
export function formatNepaliDay(moment: string): string {
  const day = moment.length > 10 ? nepalDay(new Date(moment)) : moment
  const bs = toBs(day)
  return inBoth(bs && `${nameMonth(bs)} ${bs.day} गते`, nameAd(day))
}

/** A year or month of the Gregorian calendar, in which two of Bikram Sambat have a part. */
export function formatNepaliYearOrMonth(text: string): string {
  return inBoth(nameBsRange(firstDay(text), lastDay(text), text.length === 4), nameAd(text))
}

/** २०७५ चैत – २०७८ जेठ (सन् २०१९ अप्रिल – २०२१ मे): from the first day of the start to the last of the end. */
export function formatNepaliPeriod(start: string | null, end: string | null, isUpcoming = false): string {
  if (!start) return end ? `${formatNepaliYearOrMonth(end)} सम्म` : ''
  if (!end) return `${formatNepaliYearOrMonth(start)} ${isUpcoming ? 'बाट सुरु हुने' : 'देखि'}`
  const isYears = start.length === 4 && end.length === 4
  const ad = start === end ? nameAd(start) : `${nameAd(start)} – ${nameAd(end)}`
  return inBoth(nameBsRange(firstDay(start), lastDay(end), isYears), ad)
}

function nameBsRange(first: string, last: string, isYears: boolean): string | undefined {
  const [from, to] = [toBs(first), toBs(last)]
  if (!from || !to) return undefined
  const name = isYears ? ({ year }: BsDate) => String(year) : nameMonth
  return name(from) === name(to) ? name(from) : `${name(from)} – ${name(to)}`
}

const nameMonth = ({ year, month }: BsDate) => `${year} ${MONTH_NAMES.bs.ne[month - 1]}`

function nameAd(text: string): string {
  const [year, month, day] = text.split('-')
  return [year, month && MONTH_NAMES.ad.ne[Number(month) - 1], day && Number(day)].filter(Boolean).join(' ')
}

function inBoth(bs: string | undefined, ad: string): string {
  return toDevanagariDigits(bs ? `${bs} (सन् ${ad})` : `सन् ${ad}`)
}

const firstDay = (text: string) => (text + '-01-01').slice(0, 10)

function lastDay(text: string): string {
  const [year = '', month = '12', day] = text.split('-')
  if (day) return text
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
}

/** Undefined for a day that the calendar's table does not reach. */
function toBs(day: string): BsDate | undefined {
  try {
    return calendar.toBs(day)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
