import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  time: {
    en: (opens: string, closes: string) => `${opens}–${closes}`,
    ne: (opens: string, closes: string) => toDevanagariDigits(`${opens}–${closes}`),
  },
  open: {
    en: (until: string) => `Open now, until ${until}`,
    ne: (until: string) => toDevanagariDigits(`अहिले खुला, ${until} बजेसम्म`),
  },
  closedToday: { en: (name: string) => `Closed today: ${name}`, ne: (name: string) => `आज बन्द: ${name}` },
  opens: {
    en: (day: string, at: string) => `Opens ${day} at ${at}`,
    ne: (day: string, at: string) => toDevanagariDigits(`${day} ${at} बजे खुल्छ`),
  },
})
