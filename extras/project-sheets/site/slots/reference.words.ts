import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  sheet: { en: 'Sheet to verify', ne: 'जाँच्न मिल्ने पाना' },
})
