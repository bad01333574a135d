import type { AddressName } from '../contract/addresses.ts'
import { toDevanagariDigits } from '../contract/digits.ts'
import type { Locale } from '../contract/locale.ts'
import { nepaliDates } from '../contract/calendar/nepali-dates.ts'
import { formatDate } from './dates.ts'
import { formatPeriod } from './periods.ts'

interface CardWords {
  project: (code: string) => string
  news: string
  service: string
  client: string
  district: string
  districts: string
  province: string
  period: string
  date: string
  discipline: string
  projects: string
  since: string
  /** Of pages whose title is not a text that staff write. */
  titles: Partial<Record<AddressName, string>>
  formatNumber: (number: number | string) => string
  formatDate: (moment: string) => string
  /** @param start a year */
  formatYears: (start: string | null, end: string | null, isUpcoming: boolean) => string
}

/** The texts of social pictures. */
export const CARD_WORDS: Record<Locale, CardWords> = {
  en: {
    project: (code) => `Project ${code}`,
    news: 'News',
    service: 'Service',
    client: 'Client',
    district: 'District',
    districts: 'Districts',
    province: 'Province',
    period: 'Period',
    date: 'Date',
    discipline: 'Discipline',
    projects: 'Projects',
    since: 'Since',
    titles: {
      about: 'About Us',
      clients: 'Clients',
      team: 'Our Team',
      services: 'Services',
      projects: 'Projects',
      capabilities: 'Experience by service and province',
      news: 'News and events',
      gallery: 'Our Gallery',
      contact: 'Contact Us',
    },
    formatNumber: String,
    formatDate,
    formatYears: formatPeriod,
  },
  ne: {
    project: (code) => `परियोजना ${code}`,
    news: 'समाचार',
    service: 'सेवा',
    client: 'ग्राहक',
    district: 'जिल्ला',
    districts: 'जिल्लाहरू',
    province: 'प्रदेश',
    period: 'अवधि',
    date: 'मिति',
    discipline: 'विधा',
    projects: 'परियोजना',
    since: 'स्थापना',
    titles: {
      about: 'हाम्रो बारेमा',
      clients: 'ग्राहकहरू',
      team: 'हाम्रो टोली',
      services: 'सेवाहरू',
      projects: 'परियोजनाहरू',
      capabilities: 'सेवा र प्रदेशअनुसार अनुभव',
      news: 'समाचार र कार्यक्रम',
      gallery: 'चित्रशाला',
      contact: 'सम्पर्क',
    },
    formatNumber: (number) => toDevanagariDigits(String(number)),
    formatDate: (moment) => nepaliDates.day(moment),
    formatYears: (...period) => nepaliDates.period(...period),
  },
}
