import { defineWords } from '../../words.ts'

export const words = defineWords({
  picture: { en: 'Picture', ne: 'तस्बिर' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
})
