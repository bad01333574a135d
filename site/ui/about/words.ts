import { toDevanagariDigits } from '../../../contract/digits.ts'
import { formatYearOrMonth } from '../../periods.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    about: 'About Us',
    overview: 'Overview',
    clients: 'Clients',
    story: 'Our Story',
    history: 'History',
    team: 'Teams',
    profile: 'Profile',
    founded: 'Founded',
    years: 'Years',
    journey: (foundedOn: string) =>
      `The journey since ${foundedOn.slice(0, 4)}` /** '2009-04-28' becomes '28 April 2009'. */,
    day: (date: string, _format: (date: string) => string) =>
      `${Number(date.slice(8))} ${formatYearOrMonth(date.slice(0, 7))}`,
  },
  ne: {
    about: 'हाम्रो बारेमा',
    overview: 'परिचय',
    clients: 'सेवाग्राही',
    story: 'हाम्रो कथा',
    history: 'इतिहास',
    team: 'टोली',
    profile: 'प्रोफाइल',
    founded: 'स्थापना',
    years: 'वर्ष',
    journey: (foundedOn: string) => `सन् ${toDevanagariDigits(foundedOn.slice(0, 4))} देखिको यात्रा`,
    day: (date: string, format: (date: string) => string) => format(date),
  },
})
