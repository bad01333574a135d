import type { StaffWords } from '../words/use-words.ts'

export const documentWords = {
  drop: { en: 'Drop a file here, or choose one', ne: 'फाइल यहाँ छोड्नुहोस् वा छान्नुहोस्' },
  choose: { en: 'Choose a file…', ne: 'फाइल छान्नुहोस्…' },
  replace: { en: 'Replace the file…', ne: 'फाइल बदल्नुहोस्…' },
  too_large: {
    en: 'This file is too large: a document may have at most 50 MB.',
    ne: 'यो फाइल धेरै ठूलो छ: कागजात बढीमा ५० MB को हुन सक्छ।',
  },
  sending: { en: 'Uploading the file', ne: 'फाइल अपलोड हुँदै' },
  pages: { en: '%{count} page |||| %{count} pages', ne: '%{count} पृष्ठ' },
  text: {
    waiting: { en: 'Its text is being read for the search.', ne: 'खोजका लागि यसको पाठ पढिँदै छ।' },
    read: { en: 'The search finds its words.', ne: 'खोजले यसका शब्द भेट्छ।' },
    empty: {
      en: 'It has no text, such as a scan: the search finds it by title and description only.',
      ne: 'यसमा पाठ छैन, जस्तै स्क्यान: खोजले शीर्षक र विवरणबाट मात्र भेट्छ।',
    },
    unreadable: {
      en: 'The text of this file could not be read. It may be encrypted or damaged: check that it opens.',
      ne: 'यस फाइलको पाठ पढ्न सकिएन। इन्क्रिप्ट भएको वा बिग्रिएको हुन सक्छ: खुल्छ कि हेर्नुहोस्।',
    },
    none: { en: 'The search finds it by title and description.', ne: 'खोजले शीर्षक र विवरणबाट भेट्छ।' },
  },
} satisfies StaffWords
