// @chunk shared
import type { MonthLengths } from '../contract/calendar/bikram-sambat.ts'
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatDate, formatNewsDate } from './dates.ts'
import { useSiteData } from './site-data.ts'
import { defineWords, useWords } from './words.ts'

const english = { day: formatDate, newsDay: formatNewsDate }

const dates = defineWords({
  en: (_corrections: MonthLengths | undefined) => english,
  ne: (corrections: MonthLengths | undefined) => {
    const { day } = nepaliDates(corrections)
    return { day, newsDay: day }
  },
})

/** How the pages of a language write days: `useDates().day(news.closesOn)`; `newsDay` is for the page of a news item. */
export const useDates = () => useWords(dates)(useSiteData()?.corrections)
