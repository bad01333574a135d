import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  hours: { en: 'Hours', ne: 'कार्यालय समय' },
  closed: { en: 'Closed', ne: 'बन्द' },
  holidays: { en: 'Holidays and other hours', ne: 'बिदा र अन्य समय' },
  press: { en: 'For the press', ne: 'पत्रकारका लागि' },
  time: {
    en: (opens: string, closes: string) => `${opens}–${closes}`,
    ne: (opens: string, closes: string) => toDevanagariDigits(`${opens}–${closes}`),
  },
  open: {
    en: (until: string) => `Open now, until ${until}`,
    ne: (until: string) => toDevanagariDigits(`अहिले खुला, ${until} बजेसम्म`),
  },
  closedNow: { en: 'Closed now', ne: 'अहिले बन्द' },
  closedToday: { en: (name: string) => `Closed today: ${name}`, ne: (name: string) => `आज बन्द: ${name}` },
  today: { en: 'today', ne: 'आज' },
  tomorrow: { en: 'tomorrow', ne: 'भोलि' },
  opens: {
    en: (day: string, at: string) => `Opens ${day} at ${at}`,
    ne: (day: string, at: string) => toDevanagariDigits(`${day} ${at} बजे खुल्छ`),
  },
})
