// @chunk shared
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { last: 'Opened last', year: (year: string): string => year },
  ne: { last: 'पछिल्लो पटक हेरेको', year: (year: string) => `सन् ${toDevanagariDigits(year)}` },
})
