import type { StaffWords } from '../core/words/use-words.ts'

export const firmWords = {
  sample: {
    en: 'This is the invented firm of the sample content. Replace all of it with your own: nothing changes for visitors until you save.',
    ne: 'यो नमुना सामग्रीको काल्पनिक संस्था हो। सबै ठाउँमा आफ्नै विवरण लेख्नुहोस्: सुरक्षित नगरेसम्म आगन्तुकका लागि केही फेरिँदैन।',
  },
  empty: { en: 'Empty the form', ne: 'फाराम खाली गर्नुहोस्' },
} satisfies StaffWords
