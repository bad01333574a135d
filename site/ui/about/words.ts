import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  journeySince: {
    en: (foundedOn: string) => `The journey since ${foundedOn.slice(0, 4)}`,
    ne: (foundedOn: string) => `सन् ${toDevanagariDigits(foundedOn.slice(0, 4))} देखिको यात्रा`,
  },
})
