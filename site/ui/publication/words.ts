import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

/** 0.3 MB reads worse than 300 kB. */
function size(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}

export const words = defineWords({
  en: {
    kinds: { report: 'Report', paper: 'Paper', brochure: 'Brochure', guideline: 'Guideline', form: 'Form' },
    languages: { en: 'English', ne: 'Nepali', both: 'English and Nepali' },
    size,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    download: 'Download',
    downloads: 'Downloads',
    kind: 'Kind',
    language: 'Language',
    issued: 'Published in',
    authors: 'Authors',
    file: 'File',
    usedIn: 'Where it belongs',
    items: 'Publications',
    byKind: 'By kind',
    byLanguage: 'By language of the file',
    all: 'All',
    none: 'No publications match',
    noneText: 'There is nothing of this kind in this language.',
    beyond: 'The list ends before this page',
    first: 'To the first page',
    every: 'All publications',
  },
  ne: {
    kinds: {
      report: 'प्रतिवेदन',
      paper: 'कार्यपत्र',
      brochure: 'विवरणपुस्तिका',
      guideline: 'निर्देशिका',
      form: 'फारम',
    },
    languages: { en: 'अङ्ग्रेजी', ne: 'नेपाली', both: 'अङ्ग्रेजी र नेपाली' },
    size: (bytes: number) => toDevanagariDigits(size(bytes)),
    pages: (count: number) => `${toDevanagariDigits(String(count))} पृष्ठ`,
    download: 'डाउनलोड गर्नुहोस्',
    downloads: 'डाउनलोड',
    kind: 'प्रकार',
    language: 'भाषा',
    issued: 'प्रकाशन वर्ष',
    authors: 'लेखक',
    file: 'फाइल',
    usedIn: 'सम्बन्धित पृष्ठ',
    items: 'प्रकाशन',
    byKind: 'प्रकारअनुसार',
    byLanguage: 'फाइलको भाषाअनुसार',
    all: 'सबै',
    none: 'मिल्ने प्रकाशन छैनन्',
    noneText: 'यस भाषामा यस प्रकारको केही छैन।',
    beyond: 'सूची यो पृष्ठभन्दा अगाडि नै सकिन्छ',
    first: 'पहिलो पृष्ठमा जानुहोस्',
    every: 'सबै प्रकाशन',
  },
})
