import type { MonthLengths } from '../contract/calendar/bikram-sambat.ts'
import { nepaliDates, type NepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatPeriod } from './periods.ts'
import { useSiteData } from './site-data.ts'
import { defineWords, useWords } from './words.ts'

const periods = defineWords({
  en: (_corrections: MonthLengths | undefined): NepaliDates['period'] => formatPeriod,
  ne: (corrections: MonthLengths | undefined) => nepaliDates(corrections).period,
})

/** How the pages of a language write periods: `usePeriod()(project.start, project.end)`; English ones AD, whatever was entered. */
export const usePeriod = () => useWords(periods)(useSiteData()?.corrections)
