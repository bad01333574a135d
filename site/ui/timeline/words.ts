import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

const withDash = (years: string) => toDevanagariDigits(years.replace('-', '–'))

export const words = defineWords({
  year: { en: 'one year', ne: 'एक वर्ष' },
  period: {
    en: (date: string, _enteredInBs?: string): string => date,
    ne: (date: string, enteredInBs?: string) =>
      enteredInBs ? `वि.सं. ${withDash(enteredInBs)}` : `सन् ${withDash(date)}`,
  },
})
