import type { StaffWords } from '../words/use-words.ts'

export const csvWords = {
  download: { en: 'Download as CSV', ne: 'CSV डाउनलोड गर्नुहोस्' },
  cut: {
    en: 'The file has the first %{count} rows. Filter the list to get the others.',
    ne: 'फाइलमा पहिला %{count} पङ्क्ति छन्। बाँकीका लागि सूची फिल्टर गर्नुहोस्।',
  },
} satisfies StaffWords
