// @chunk home
import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'
import texts from './home.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  allPartners: {
    en: (count: number) => (count === 1 ? '1 partner' : `All ${count} partners`),
    ne: (count: number) => `सबै ${toDevanagariDigits(String(count))} साझेदार`,
  },
})
