import { words as shortlist } from './shortlist.words.ts'
import { defineWords } from '../../../../site/words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  added: {
    en: (count: number) => `${shortlist.en.items(count)} added to your shortlist.`,
    ne: (count: number) => `${shortlist.ne.items(count)} तपाईंको छनोट सूचीमा थपियो।`,
  },
  missing: {
    en: (count: number) => `No longer available: ${shortlist.en.items(count)} of this list.`,
    ne: (count: number) => `यस सूचीका ${shortlist.ne.items(count)} अब उपलब्ध ${count === 1 ? 'छैन' : 'छैनन्'}।`,
  },
  putBack: {
    en: (count: number) => `Put back ${shortlist.en.items(count)}`,
    ne: (count: number) => `${shortlist.ne.items(count)} फेरि राख्नुहोस्`,
  },
})
