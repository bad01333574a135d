// @chunk shared
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatDate, formatNewsDate } from './dates.ts'
import { defineWords, useWords } from './words.ts'

const dates = defineWords({
  en: { day: formatDate, newsDay: formatNewsDate },
  ne: { day: nepaliDates.day, newsDay: nepaliDates.day },
})

/** How the pages of a language write days: `useDates().day(news.closesOn)`; `newsDay` is for the page of a news item. */
export const useDates = () => useWords(dates)
