import { MONTHS } from './dates.ts'

/** '2019' stays, '2019-04' becomes 'April 2019'. */
function formatYearOrMonth(text: string): string {
  const [year = '', month] = text.split('-')
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year
}

/** '2019 – 2021', 'since April 2024', 'from December 2026' for upcoming work, '2026'. */
export function formatPeriod(start: string | null, end: string | null, isUpcoming = false): string {
  if (!start) return end ? `until ${formatYearOrMonth(end)}` : ''
  if (!end) return `${isUpcoming ? 'from' : 'since'} ${formatYearOrMonth(start)}`
  return start === end ? formatYearOrMonth(start) : `${formatYearOrMonth(start)} – ${formatYearOrMonth(end)}`
}
