import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    step: (first: number, last: number) => `Projects ${first} to ${last}`,
    pictures: (count: number) => `${count} pictures`,
  },
  ne: {
    step: (first: number, last: number) => toDevanagariDigits(`परियोजना ${first} देखि ${last} सम्म`),
    pictures: (count: number) => toDevanagariDigits(`${count} तस्बिर`),
  },
})
