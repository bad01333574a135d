// @chunk shared
import { NEPAL_OFFSET, nepalDay } from '../contract/nepal-day.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 'February 08, 2026' (specification section 2), in Nepal's time. Own month names, equal on server and browser. */
export function formatDate(moment: string): string {
  const date = new Date(Date.parse(moment) + NEPAL_OFFSET)
  return `${MONTHS[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2, '0')}, ${date.getUTCFullYear()}`
}

/** '2019' stays, '2019-04' becomes 'April 2019'. */
export function formatYearOrMonth(text: string): string {
  const [year = '', month] = text.split('-')
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year
}

/** '2019 – 2021', 'since April 2024', 'from December 2026' for upcoming work, '2026'. */
export function formatPeriod(start: string | null, end: string | null, isUpcoming = false): string {
  if (!start) return end ? `until ${formatYearOrMonth(end)}` : ''
  if (!end) return `${isUpcoming ? 'from' : 'since'} ${formatYearOrMonth(start)}`
  return start === end ? formatYearOrMonth(start) : `${formatYearOrMonth(start)} – ${formatYearOrMonth(end)}`
}

/** Full years in Nepal's time. Called while loading, so that server and browser show the same. */
export function yearsSince(date: string, now: Date = new Date()): number {
  const today = nepalDay(now)
  const isBeforeTheDay = today.slice(5) < date.slice(5)
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (isBeforeTheDay ? 1 : 0)
}
