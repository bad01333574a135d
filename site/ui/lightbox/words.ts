import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  place: {
    en: (position: number, count: number) => `${position} of ${count}`,
    ne: (position: number, count: number) => toDevanagariDigits(`${count} मध्ये ${position}`),
  },
  picture: {
    en: (position: number) => `Picture ${position}`,
    ne: (position: number) => toDevanagariDigits(`तस्बिर ${position}`),
  },
})
