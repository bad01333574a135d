import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { previous: 'Previous', next: 'Next' },
  ne: { previous: 'अघिल्लो', next: 'अर्को' },
})
