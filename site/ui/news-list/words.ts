import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { categories: 'Categories of news', all: 'All' },
  ne: { categories: 'समाचारका वर्ग', all: 'सबै' },
})
