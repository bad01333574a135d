// @chunk shared
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  last: { en: 'Opened last', ne: 'पछिल्लो पटक हेरेको' },
  year: { en: (year: string): string => year, ne: (year: string) => `सन् ${toDevanagariDigits(year)}` },
})
