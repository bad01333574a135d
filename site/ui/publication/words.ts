import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} पृष्ठ`,
  },
  firstPage: { en: (title: string) => `First page of ${title}`, ne: (title: string) => `पहिलो पृष्ठ: ${title}` },
})
