import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    projects: 'Projects',
    subject: 'Gallery',
    none: 'No Data Found !',
    beyond: 'The gallery ends before this page',
    first: 'To the first page',
    missing: (count: number) => `${count === 1 ? 'One more project' : `${count} more projects`} could not be loaded.`,
    again: 'Try again',
  },
  ne: {
    projects: 'परियोजना',
    subject: 'चित्रशाला',
    none: 'कुनै विवरण भेटिएन',
    beyond: 'चित्रशाला यो पृष्ठभन्दा अगाडि नै सकिन्छ',
    first: 'पहिलो पृष्ठमा जानुहोस्',
    missing: (count: number) => `थप ${toDevanagariDigits(String(count))} परियोजना लोड हुन सकेनन्।`,
    again: 'फेरि प्रयास गर्नुहोस्',
  },
})
