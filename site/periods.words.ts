import { nepaliDates, type NepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatPeriod } from './periods.ts'
import { defineWords, useWords } from './words.ts'

const periods = defineWords({ en: formatPeriod as NepaliDates['period'], ne: nepaliDates.period })

/** How the pages of a language write periods: `usePeriod()(project.start, project.end)`; English ones AD, whatever was entered. */
export const usePeriod = () => useWords(periods)
