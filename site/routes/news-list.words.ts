import { defineWords } from '../words.ts'

export const words = defineWords({
  titleOf: {
    en: (category: string) => `${category}: news and events`,
    ne: (category: string) => `${category}: समाचार तथा कार्यक्रम`,
  },
  items: { en: 'Items', ne: 'समाचार' },
  closing: { en: 'Next closing date', ne: 'नजिकको अन्तिम मिति' },
  beyond: { en: 'The news ends before this page', ne: 'समाचार यो पृष्ठभन्दा अगाडि नै सकिन्छन्' },
  beyondText: {
    en: 'There are not that many pages. The newest news is on the first one.',
    ne: 'यति धेरै पृष्ठ छैनन्। नयाँ समाचार पहिलो पृष्ठमा छन्।',
  },
  first: { en: 'To the first page', ne: 'पहिलो पृष्ठमा जानुहोस्' },
  none: { en: 'No news yet', ne: 'अहिलेसम्म समाचार छैन' },
  noneText: { en: 'Nothing has been published here so far.', ne: 'यहाँ अहिलेसम्म केही प्रकाशित भएको छैन।' },
  all: { en: 'All news', ne: 'सबै समाचार' },
  categories: { en: 'Categories of news', ne: 'समाचारका वर्ग' },
  everything: { en: 'All', ne: 'सबै' },
})
