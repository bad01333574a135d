import { words as shortlist } from './shortlist.words.ts'
import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    empty: 'Nothing here yet',
    purpose:
      'A shortlist collects projects and people as references: for a bid, a comparison or a visit. ' +
      'Use the “Shortlist” button on any project or person; then send the list as a link, print it, or ask us about it.',
    projects: 'Browse projects',
    people: 'Meet the team',
    keep: 'Keep as my shortlist',
    open: 'Open my shortlist',
    allKept: 'All of these are on your shortlist.',
    added: (count: number) => `${shortlist.en.items(count)} added to your shortlist.`,
    missing: (count: number) => `No longer available: ${shortlist.en.items(count)} of this list.`,
    loading: 'Loading your shortlist…',
    failed: 'Your shortlist could not be loaded',
    again: 'Try again',
    clear: 'Clear',
    putBack: (count: number) => `Put back ${shortlist.en.items(count)}`,
    removeMissing: 'Remove from my shortlist',
  },
  ne: {
    empty: 'यहाँ अहिले केही छैन',
    purpose:
      'छनोट सूचीमा बोलपत्र, तुलना वा भ्रमणका लागि परियोजना र व्यक्ति सङ्कलन गर्न सकिन्छ। ' +
      'परियोजना वा व्यक्तिमा रहेको “छनोट सूची” बटन थिच्नुहोस्; त्यसपछि सूची लिङ्कका रूपमा पठाउनुहोस्, प्रिन्ट गर्नुहोस् वा हामीलाई सोध्नुहोस्।',
    projects: 'परियोजना हेर्नुहोस्',
    people: 'टोली हेर्नुहोस्',
    keep: 'मेरो छनोट सूचीमा राख्नुहोस्',
    open: 'मेरो छनोट सूची खोल्नुहोस्',
    allKept: 'यी सबै तपाईंको छनोट सूचीमा छन्।',
    added: (count: number) => `${shortlist.ne.items(count)} तपाईंको छनोट सूचीमा थपियो।`,
    missing: (count: number) => `यस सूचीका ${shortlist.ne.items(count)} अब उपलब्ध ${count === 1 ? 'छैन' : 'छैनन्'}।`,
    loading: 'तपाईंको छनोट सूची लोड हुँदै छ…',
    failed: 'तपाईंको छनोट सूची लोड गर्न सकिएन',
    again: 'फेरि प्रयास गर्नुहोस्',
    clear: 'सूची खाली गर्नुहोस्',
    putBack: (count: number) => `${shortlist.ne.items(count)} फेरि राख्नुहोस्`,
    removeMissing: 'मेरो छनोट सूचीबाट हटाउनुहोस्',
  },
})
