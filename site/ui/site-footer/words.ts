// @chunk shared
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    footer: 'Footer',
    firm: 'The firm',
    about: 'About Us',
    team: 'Our Team',
    contact: 'Contact',
    news: 'News',
    follow: 'Follow us',
    services: 'Services',
    rights: (year: number, firm: string) => `© ${`${year} ${firm.replace(/\.$/, '')}`.trim()}. All rights reserved.`,
    accessibility: 'Accessibility',
    stop: '. ',
  },
  ne: {
    footer: 'पाद',
    firm: 'संस्था',
    about: 'हाम्रो बारेमा',
    team: 'हाम्रो टोली',
    contact: 'सम्पर्क',
    news: 'समाचार',
    follow: 'हामीलाई पछ्याउनुहोस्',
    services: 'सेवाहरू',
    rights: (year: number, firm: string) =>
      `© ${`${toDevanagariDigits(String(year))} ${firm.replace(/\.$/, '')}`.trim()}। सर्वाधिकार सुरक्षित।`,
    accessibility: 'पहुँचयोग्यता',
    stop: '। ',
  },
})
