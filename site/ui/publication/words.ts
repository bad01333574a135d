import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  kinds: {
    report: { en: 'Report', ne: 'प्रतिवेदन' },
    paper: { en: 'Paper', ne: 'कार्यपत्र' },
    brochure: { en: 'Brochure', ne: 'विवरणपुस्तिका' },
    guideline: { en: 'Guideline', ne: 'निर्देशिका' },
    form: { en: 'Form', ne: 'फाराम' },
  },
  languages: {
    en: { en: 'English', ne: 'Nepali', both: 'English and Nepali' },
    ne: { en: 'अङ्ग्रेजी', ne: 'नेपाली', both: 'अङ्ग्रेजी र नेपाली' },
  },
  pages: {
    en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} पृष्ठ`,
  },
  download: { en: 'Download', ne: 'डाउनलोड गर्नुहोस्' },
  downloads: { en: 'Downloads', ne: 'डाउनलोड' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  language: { en: 'Language', ne: 'भाषा' },
  issued: { en: 'Published in', ne: 'प्रकाशन वर्ष' },
  authors: { en: 'Authors', ne: 'लेखक' },
  file: { en: 'File', ne: 'फाइल' },
  usedIn: { en: 'Where it is used', ne: 'सम्बन्धित पृष्ठ' },
  items: { en: 'Publications', ne: 'प्रकाशन' },
  byKind: { en: 'By kind', ne: 'प्रकारअनुसार' },
  byLanguage: { en: 'By language of the file', ne: 'फाइलको भाषाअनुसार' },
  all: { en: 'All', ne: 'सबै' },
  none: { en: 'No publications match', ne: 'मिल्ने प्रकाशन छैनन्' },
  firstPage: { en: (title: string) => `First page of ${title}`, ne: (title: string) => `पहिलो पृष्ठ: ${title}` },
  every: { en: 'All publications', ne: 'सबै प्रकाशन' },
})
