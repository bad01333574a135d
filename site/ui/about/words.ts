import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    about: 'About Us',
    founded: 'Founded',
    years: 'Years',
    journey: 'The journey',
    journeySince: (foundedOn: string) => `The journey since ${foundedOn.slice(0, 4)}`,
  },
  ne: {
    about: 'हाम्रो बारेमा',
    founded: 'स्थापना',
    years: 'वर्ष',
    journey: 'हाम्रो यात्रा',
    journeySince: (foundedOn: string) => `सन् ${toDevanagariDigits(foundedOn.slice(0, 4))} देखिको यात्रा`,
  },
})
