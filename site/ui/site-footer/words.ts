// @chunk shared
import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  footer: { en: 'Footer', ne: 'पाद' },
  firm: { en: 'The firm', ne: 'संस्था' },
  about: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  team: { en: 'Our Team', ne: 'हाम्रो टोली' },
  contact: { en: 'Contact', ne: 'सम्पर्क' },
  news: { en: 'News', ne: 'समाचार' },
  follow: { en: 'Follow us', ne: 'हामीलाई पछ्याउनुहोस्' },
  services: { en: 'Services', ne: 'सेवाहरू' },
  rights: {
    en: (year: number, firm: string) => `© ${`${year} ${firm.replace(/\.$/, '')}`.trim()}. All rights reserved.`,
    ne: (year: number, firm: string) =>
      `© ${`${toDevanagariDigits(String(year))} ${firm.replace(/\.$/, '')}`.trim()}। सर्वाधिकार सुरक्षित।`,
  },
  accessibility: { en: 'Accessibility', ne: 'पहुँचयोग्यता' },
  stop: { en: '. ', ne: '। ' },
})
