import type { StaffWords } from '../words/use-words.ts'

export const creditWords = {
  group: { en: 'Caption, credit and tags', ne: 'क्याप्सन, श्रेय र ट्याग' },
  caption: { en: 'Caption', ne: 'क्याप्सन' },
  caption_in: { en: 'Caption (%{language})', ne: 'क्याप्सन (%{language})' },
  credit: { en: 'Credit (who took it)', ne: 'श्रेय (कसले खिचेको)' },
  licence: { en: 'Licence', ne: 'लाइसेन्स' },
  tags: { en: 'Tags', ne: 'ट्याग' },
  tags_help: {
    en: 'Words by which staff find it, separated by commas. Caption, credit and licence are shown to visitors.',
    ne: 'कर्मचारीले खोज्ने शब्द, अल्पविरामले छुट्याएर। क्याप्सन, श्रेय र लाइसेन्स आगन्तुकलाई देखाइन्छ।',
  },
} satisfies StaffWords
