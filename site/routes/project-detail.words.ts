import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    projects: 'Projects',
    back: 'Back to Projects',
    undescribed: 'No description available.',
    pictures: 'Pictures',
    parts: 'Parts of this project',
    related: 'Related projects',
    ask: 'Ask about this project',
    neighbours: 'Projects before and after this one',
  },
  ne: {
    projects: 'परियोजनाहरू',
    back: 'परियोजनाहरूमा फर्कनुहोस्',
    undescribed: 'विवरण उपलब्ध छैन।',
    pictures: 'तस्बिरहरू',
    parts: 'यस परियोजनाका भागहरू',
    related: 'सम्बन्धित परियोजनाहरू',
    ask: 'यस परियोजनाबारे सोध्नुहोस्',
    neighbours: 'यसभन्दा अघिल्लो र पछिल्लो परियोजना',
  },
})
