import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  step: {
    en: (first: number, last: number) => `Projects ${first} to ${last}`,
    ne: (first: number, last: number) => toDevanagariDigits(`परियोजना ${first} देखि ${last} सम्म`),
  },
  pictures: { en: (count: number) => `${count} pictures`, ne: (count: number) => toDevanagariDigits(`${count} तस्बिर`) },
})
