// @chunk shared
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

/** Nepal's clocks stand 5 hours 45 minutes before UTC, all year. */
const NEPAL_OFFSET = (5 * 60 + 45) * 60 * 1000

/**
 * The date of a moment in Nepal as 'MMMM DD, YYYY' (specification section 2): 'February 08, 2026'.
 * Own month names: server and browser must agree, whatever languages each knows.
 * @param moment ISO time in UTC
 */
export function formatDate(moment: string): string {
  const date = new Date(Date.parse(moment) + NEPAL_OFFSET)
  return `${MONTHS[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2, '0')}, ${date.getUTCFullYear()}`
}

/** A year or a month in words: '2019' stays, '2019-04' becomes 'April 2019'. */
export function formatYearOrMonth(text: string): string {
  const [year = '', month] = text.split('-')
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year
}

/** A period: '2019 – 2021', 'since April 2024', 'from December 2026' for upcoming work, '2026'. */
export function formatPeriod(start: string | null, end: string | null, isUpcoming = false): string {
  if (!start) return end ? `until ${formatYearOrMonth(end)}` : ''
  if (!end) return `${isUpcoming ? 'from' : 'since'} ${formatYearOrMonth(start)}`
  return start === end ? formatYearOrMonth(start) : `${formatYearOrMonth(start)} – ${formatYearOrMonth(end)}`
}

/**
 * Full years from a date until today, as Nepal counts days. Counted while a page is loaded, so that server and browser
 * show the same number.
 * @param date ISO date
 */
export function yearsSince(date: string, now: Date = new Date()): number {
  const today = new Date(now.getTime() + NEPAL_OFFSET).toISOString().slice(0, 10)
  const isBeforeTheDay = today.slice(5) < date.slice(5)
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (isBeforeTheDay ? 1 : 0)
}
