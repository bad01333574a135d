import { words as shortlist } from './shortlist.words.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  empty: { en: 'Nothing here yet', ne: 'यहाँ अहिले केही छैन' },
  purpose: {
    en:
      'A shortlist collects projects and people as references: for a bid, a comparison or a visit. ' +
      'Use the “Shortlist” button on any project or person; then send the list as a link, print it, or ask us about it.',
    ne:
      'छनोट सूचीमा बोलपत्र, तुलना वा भ्रमणका लागि परियोजना र व्यक्ति सङ्कलन गर्न सकिन्छ। ' +
      'परियोजना वा व्यक्तिमा रहेको “छनोट सूची” बटन थिच्नुहोस्; त्यसपछि सूची लिङ्कका रूपमा पठाउनुहोस्, प्रिन्ट गर्नुहोस् वा हामीलाई सोध्नुहोस्।',
  },
  projects: { en: 'Browse projects', ne: 'परियोजना हेर्नुहोस्' },
  people: { en: 'Meet the team', ne: 'टोली हेर्नुहोस्' },
  keep: { en: 'Keep as my shortlist', ne: 'मेरो छनोट सूचीमा राख्नुहोस्' },
  open: { en: 'Open my shortlist', ne: 'मेरो छनोट सूची खोल्नुहोस्' },
  allKept: { en: 'All of these are on your shortlist.', ne: 'यी सबै तपाईंको छनोट सूचीमा छन्।' },
  added: {
    en: (count: number) => `${shortlist.en.items(count)} added to your shortlist.`,
    ne: (count: number) => `${shortlist.ne.items(count)} तपाईंको छनोट सूचीमा थपियो।`,
  },
  missing: {
    en: (count: number) => `No longer available: ${shortlist.en.items(count)} of this list.`,
    ne: (count: number) => `यस सूचीका ${shortlist.ne.items(count)} अब उपलब्ध ${count === 1 ? 'छैन' : 'छैनन्'}।`,
  },
  loading: { en: 'Loading your shortlist…', ne: 'तपाईंको छनोट सूची लोड हुँदै छ…' },
  failed: { en: 'Your shortlist could not be loaded', ne: 'तपाईंको छनोट सूची लोड गर्न सकिएन' },
  again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  clear: { en: 'Clear', ne: 'सूची खाली गर्नुहोस्' },
  putBack: {
    en: (count: number) => `Put back ${shortlist.en.items(count)}`,
    ne: (count: number) => `${shortlist.ne.items(count)} फेरि राख्नुहोस्`,
  },
  removeMissing: { en: 'Remove from my shortlist', ne: 'मेरो छनोट सूचीबाट हटाउनुहोस्' },
})
