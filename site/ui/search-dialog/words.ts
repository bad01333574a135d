import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  count: {
    en: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
    ne: (total: number) => `${toDevanagariDigits(String(total))} सुझाव`,
  },
})
