import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { picture: 'Picture', close: 'Close' },
  ne: { picture: 'तस्बिर', close: 'बन्द गर्नुहोस्' },
})
