// @chunk shared
import { formatDate, formatPeriod, formatYearOrMonth } from './dates.ts'
import { formatNepaliDay, formatNepaliPeriod, formatNepaliYearOrMonth } from '../contract/calendar/nepali-dates.ts'
import { defineWords } from './words.ts'

/** How the pages of a language write days and periods: `useWords(dates).day(news.createdAt)`. */
export const dates = defineWords({
  en: { day: formatDate, yearOrMonth: formatYearOrMonth, period: formatPeriod },
  ne: { day: formatNepaliDay, yearOrMonth: formatNepaliYearOrMonth, period: formatNepaliPeriod },
})
