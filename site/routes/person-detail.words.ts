import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'
import texts from './person-detail.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  years: {
    en: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} वर्ष`,
  },
  since: { en: (year: string) => `since ${year}`, ne: (year: string) => `सन् ${toDevanagariDigits(year)} देखि` },
  description: {
    en: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && (count === 1 ? '1 project' : `${count} projects`)]
        .filter(Boolean)
        .join('; '),
    ne: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && `${toDevanagariDigits(String(count))} परियोजना`]
        .filter(Boolean)
        .join('; '),
  },
})
