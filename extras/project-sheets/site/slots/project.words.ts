import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  sheet: { en: 'Sheet to print and verify', ne: 'प्रिन्ट गर्न र जाँच्न मिल्ने पाना हेर्नुहोस्' },
})
