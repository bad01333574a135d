import type { ByLocale } from '../../../contract/locale.ts'
import { dayInNepal, NEPAL_OFFSET, nepalDay } from '../../../contract/calendar/nepal-day.ts'
import { inDigitsOf, known } from './numbers.ts'

const MONTHS: ByLocale<string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
}

/**
 * 4 Mar 2026: in Nepal, wherever it is read; as precise as the date is: Mar 2026, 2026, 2010–2013.
 * @param date time in UTC, or what a date field stores
 */
export function dayOf(date: string, locale: string): string {
  const [year, ...rest] = partsOf(date)
  const [month, day] = rest
  if (day) return inDigitsOf(`${monthDay(rest, locale)} ${year}`, locale)
  const text = month?.length === 4 ? [`${year}–${month}`] : [year, month && monthDay(rest, locale)].filter(Boolean)
  // Nepali screens show days in Bikram Sambat, so that a year AD needs a label.
  return known(locale) === 'ne' ? inDigitsOf(`सन् ${text.join(' ')}`, 'ne') : text.toReversed().join(' ')
}

/** 14:05. @param iso time in UTC */
export function clockOf(iso: string, locale: string): string {
  return inDigitsOf(toTimeInput(iso).slice(11), locale)
}

/** Whether it is the same day in Nepal. @param iso time in UTC */
export function isToday(iso: string, now = new Date()): boolean {
  return nepalDay(new Date(iso)) === nepalDay(now)
}

/** 4 Mar of this year, 4 Mar 2025. @param iso time in UTC */
export function shortDayOf(iso: string, locale: string, now = new Date()): string {
  const [year, ...rest] = partsOf(iso)
  return year === nepalDay(now).slice(0, 4) ? inDigitsOf(monthDay(rest, locale), locale) : dayOf(iso, locale)
}

function monthDay([month, day]: string[], locale: string): string {
  const name = month && (MONTHS[known(locale)] ?? MONTHS.en).split(' ')[Number(month) - 1]
  return [day && Number(day), name].filter(Boolean).join(' ')
}

/** Year, month and day in Nepal, as far as they are known. */
function partsOf(date: string): string[] {
  return dayInNepal(date).split('-')
}

/** 2026-03-04T14:05, in Nepal. @param iso time in UTC */
export function toTimeInput(iso: string): string {
  return new Date(Date.parse(iso) + NEPAL_OFFSET).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** @param value 2026-03-04T14:05, in Nepal @returns the time in UTC, undefined where it is none */
export function fromTimeInput(value: string): string | undefined {
  const time = new Date(`${value}:00+05:45`)
  if (Number.isNaN(time.getTime())) return undefined
  const iso = time.toISOString()
  // A 31 February would be a day in March.
  return toTimeInput(iso) === value ? iso : undefined
}
