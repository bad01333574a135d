import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { year: 'one year', period: (date: string): string => date },
  ne: { year: 'एक वर्ष', period: (date: string) => `सन् ${toDevanagariDigits(date.replace('-', '–'))}` },
})
