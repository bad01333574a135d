import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    hours: 'Hours',
    closed: 'Closed',
    holidays: 'Holidays and other hours',
    press: 'For the press',
    time: (opens: string, closes: string) => `${opens}–${closes}`,
    open: (until: string) => `Open now, until ${until}`,
    closedNow: 'Closed now',
    closedToday: (name: string) => `Closed today: ${name}`,
    today: 'today',
    tomorrow: 'tomorrow',
    opens: (day: string, at: string) => `Opens ${day} at ${at}`,
  },
  ne: {
    hours: 'कार्यालय समय',
    closed: 'बन्द',
    holidays: 'बिदा र अन्य समय',
    press: 'पत्रकारका लागि',
    time: (opens: string, closes: string) => toDevanagariDigits(`${opens}–${closes}`),
    open: (until: string) => toDevanagariDigits(`अहिले खुला, ${until} बजेसम्म`),
    closedNow: 'अहिले बन्द',
    closedToday: (name: string) => `आज बन्द: ${name}`,
    today: 'आज',
    tomorrow: 'भोलि',
    opens: (day: string, at: string) => toDevanagariDigits(`${day} ${at} बजे खुल्छ`),
  },
})
