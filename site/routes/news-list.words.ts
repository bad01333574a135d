import { defineWords } from '../words.ts'
import texts from './news-list.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  titleOf: {
    en: (category: string) => `${category}: news and events`,
    ne: (category: string) => `${category}: समाचार तथा कार्यक्रम`,
  },
})
