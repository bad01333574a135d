// @chunk shared
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatDate, formatNewsDate } from './dates.ts'
import { defineWords, useWords } from './words.ts'

const dates = defineWords({
  day: { en: formatDate, ne: nepaliDates.day },
  newsDay: { en: formatNewsDate, ne: nepaliDates.day },
})

/** How the pages of a language write days: `useDates().day(news.closesOn)`; `newsDay` is for the page of a news item. */
export const useDates = () => useWords(dates)
