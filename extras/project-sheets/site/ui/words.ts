import { defineWords } from '../../../../site/words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  title: { en: (project: string) => `Sheet: ${project}`, ne: (project: string) => `पाना: ${project}` },
  issued: {
    en: (day: string, firm: string) => `Issued on ${day} by ${firm}`,
    ne: (day: string, firm: string) => `जारी मिति: ${day}, जारी गर्ने: ${firm}`,
  },
})
