import { defineWords } from '../words.ts'

export const words = defineWords({
  projects: { en: 'Projects', ne: 'परियोजनाहरू' },
  back: { en: 'Back to Projects', ne: 'परियोजनाहरूमा फर्कनुहोस्' },
  undescribed: { en: 'No description available.', ne: 'विवरण उपलब्ध छैन।' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  parts: { en: 'Parts of this project', ne: 'यस परियोजनाका भागहरू' },
  related: { en: 'Related projects', ne: 'सम्बन्धित परियोजनाहरू' },
  ask: { en: 'Ask about this project', ne: 'यस परियोजनाबारे सोध्नुहोस्' },
  neighbours: { en: 'Projects before and after this one', ne: 'यसभन्दा अघिल्लो र पछिल्लो परियोजना' },
})
