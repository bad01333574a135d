import { defineWords } from '../../../../site/words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  open: { en: (until: string) => `Open now, until ${until}`, ne: (until: string) => `अहिले खुला, ${until} बजेसम्म` },
  closedToday: { en: (name: string) => `Closed today: ${name}`, ne: (name: string) => `आज बन्द: ${name}` },
  opens: {
    en: (day: string, at: string) => `Opens ${day} at ${at}`,
    ne: (day: string, at: string) => `${day} ${at} बजे खुल्छ`,
  },
})
