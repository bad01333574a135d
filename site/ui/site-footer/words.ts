// @chunk shared
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  rights: {
    en: (year: number, firm: string) => `© ${`${year} ${firm.replace(/\.$/, '')}`.trim()}. All rights reserved.`,
    ne: (year: number, firm: string) =>
      `© ${`${toDevanagariDigits(String(year))} ${firm.replace(/\.$/, '')}`.trim()}। सर्वाधिकार सुरक्षित।`,
  },
})
