import { defineWords } from '../words.ts'
import texts from './news-detail.words.json' with { type: 'json' }

export const words = defineWords({
  // Author and reading time are fixed (specification section 2).
  ...texts,
  moreIn: {
    en: (category: string) => `More in ${category.toLowerCase()}`,
    ne: (category: string) => `${category} वर्गका अन्य समाचार`,
  },
})
