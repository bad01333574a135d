// @chunk shared
import type { MonthLengths } from '../contract/calendar/bikram-sambat.ts'
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatDate } from './dates.ts'
import { useSiteData } from './site-data.ts'
import { defineWords, useWords } from './words.ts'

const english = { day: formatDate }

const dates = defineWords({ en: (_corrections: MonthLengths | undefined) => english, ne: nepaliDates })

/** How the pages of a language write days: `useDates().day(news.createdAt)`. */
export const useDates = () => useWords(dates)(useSiteData()?.corrections)
