import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

const withDash = (years: string) => toDevanagariDigits(years.replace('-', '–'))

export const words = defineWords({
  en: { year: 'one year', period: (date: string, _enteredInBs?: string): string => date },
  ne: {
    year: 'एक वर्ष',
    period: (date: string, enteredInBs?: string) =>
      enteredInBs ? `वि.सं. ${withDash(enteredInBs)}` : `सन् ${withDash(date)}`,
  },
})
