import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  about: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  founded: { en: 'Founded', ne: 'स्थापना' },
  years: { en: 'Years', ne: 'वर्ष' },
  journey: { en: 'The journey', ne: 'हाम्रो यात्रा' },
  journeySince: {
    en: (foundedOn: string) => `The journey since ${foundedOn.slice(0, 4)}`,
    ne: (foundedOn: string) => `सन् ${toDevanagariDigits(foundedOn.slice(0, 4))} देखिको यात्रा`,
  },
})
