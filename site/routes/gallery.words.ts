import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  projects: { en: 'Projects', ne: 'परियोजना' },
  subject: { en: 'Gallery', ne: 'चित्रशाला' },
  none: { en: 'No Data Found !', ne: 'कुनै विवरण भेटिएन' },
  beyond: { en: 'The gallery ends before this page', ne: 'चित्रशाला यो पृष्ठभन्दा अगाडि नै सकिन्छ' },
  first: { en: 'To the first page', ne: 'पहिलो पृष्ठमा जानुहोस्' },
  missing: {
    en: (count: number) => `${count === 1 ? 'One more project' : `${count} more projects`} could not be loaded.`,
    ne: (count: number) => `थप ${toDevanagariDigits(String(count))} परियोजना लोड हुन सकेनन्।`,
  },
  again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
})
