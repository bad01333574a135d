import { toDevanagariDigits } from '../../contract/digits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  about: { en: (place: string) => `About ${place}`, ne: (place: string) => `${place}बारे` },
  projects: { en: 'Projects', ne: 'परियोजनाहरू' },
  ongoing: { en: 'Ongoing', ne: 'चालु' },
  districts: { en: 'Districts', ne: 'जिल्ला' },
  found: { en: 'Projects found', ne: 'भेटिएका परियोजना' },
  goOn: { en: 'Go on where you were', ne: 'पहिले हेरेको ठाउँमा फर्कनुहोस्' },
  leftOutWords: {
    en: `Only the first ${MAX_SEARCH_WORDS} different words were searched for.`,
    ne: `पहिलो ${toDevanagariDigits(String(MAX_SEARCH_WORDS))} वटा फरक शब्द मात्र खोजियो।`,
  },
  leftOut: {
    en: (district: string) => `${district} is in another province: the district was left out.`,
    ne: (district: string) => `${district} अर्को प्रदेशमा पर्छ, त्यसैले यो जिल्ला हटाइयो।`,
  },
  subject: { en: 'A new project', ne: 'नयाँ परियोजना' },
})
