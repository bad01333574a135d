import type { NepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatMoment, formatNepaliMoment } from './format-moment.ts'
import { defineWords } from './words.ts'

/** `useWords(moments).format(Date.now(), useDates())`. */
export const moments = defineWords({
  en: { format: (time: number, _dates: Pick<NepaliDates, 'day'>) => formatMoment(time) },
  ne: { format: formatNepaliMoment },
})
