import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    titleOf: (category: string) => `${category}: news and events`,
    items: 'Items',
    closing: 'Next closing date',
    beyond: 'The news ends before this page',
    beyondText: 'There are not that many pages. The newest news is on the first one.',
    first: 'To the first page',
    none: 'No news yet',
    noneText: 'Nothing has been published here so far.',
    all: 'All news',
    categories: 'Categories of news',
    everything: 'All',
  },
  ne: {
    titleOf: (category: string) => `${category}: समाचार तथा कार्यक्रम`,
    items: 'समाचार',
    closing: 'नजिकको अन्तिम मिति',
    beyond: 'समाचार यो पृष्ठभन्दा अगाडि नै सकिन्छन्',
    beyondText: 'यति धेरै पृष्ठ छैनन्। नयाँ समाचार पहिलो पृष्ठमा छन्।',
    first: 'पहिलो पृष्ठमा जानुहोस्',
    none: 'अहिलेसम्म समाचार छैन',
    noneText: 'यहाँ अहिलेसम्म केही प्रकाशित भएको छैन।',
    all: 'सबै समाचार',
    categories: 'समाचारका वर्ग',
    everything: 'सबै',
  },
})
