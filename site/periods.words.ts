import { nepaliDates, type NepaliDates } from '../contract/calendar/nepali-dates.ts'
import { defineWords, useWords } from './words.ts'
import { MONTHS } from './dates.ts'

const periods = defineWords({ en: formatPeriod as NepaliDates['period'], ne: nepaliDates.period })

/** How the pages of a language write periods: `usePeriod()(project.start, project.end)`; English ones AD, whatever was entered. */
export const usePeriod = () => useWords(periods)

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
