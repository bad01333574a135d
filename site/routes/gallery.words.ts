import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Our Gallery',
    lead: 'Our projects on the table of the model workshop.',
    description: 'Pictures of our projects: scale models of bridges, roads, buildings, water and energy works.',
    projects: 'Projects',
    ask: 'Ask for a picture',
    subject: 'Gallery',
    none: 'No Data Found !',
    beyond: 'The gallery ends before this page',
    first: 'To the first page',
    missing: (count: number) => `${count === 1 ? 'One more project' : `${count} more projects`} could not be loaded.`,
    again: 'Try again',
  },
  ne: {
    title: 'हाम्रो चित्रशाला',
    lead: 'मोडेल कार्यशालाको टेबलमा हाम्रा परियोजना।',
    description: 'हाम्रा परियोजनाका तस्बिर: पुल, सडक, भवन, पानी र ऊर्जाका संरचनाका मोडेल।',
    projects: 'परियोजना',
    ask: 'तस्बिर माग्नुहोस्',
    subject: 'चित्रशाला',
    none: 'कुनै विवरण भेटिएन',
    beyond: 'चित्रशाला यो पृष्ठभन्दा अगाडि नै सकिन्छ',
    first: 'पहिलो पृष्ठमा जानुहोस्',
    missing: (count: number) => `थप ${toDevanagariDigits(String(count))} परियोजना लोड हुन सकेनन्।`,
    again: 'फेरि प्रयास गर्नुहोस्',
  },
})
