import { formatMoment, formatNepaliMoment } from './format-moment.ts'
import { defineWords } from './words.ts'

/** `useWords(moments).format(Date.now())`. */
export const moments = defineWords({
  format: { en: formatMoment, ne: formatNepaliMoment },
})
