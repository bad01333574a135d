import { toDevanagariDigits } from '../../contract/digits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    about: (place: string) => `About ${place}`,
    projects: 'Projects',
    ongoing: 'Ongoing',
    districts: 'Districts',
    found: 'Projects found',
    goOn: 'Go on where you were',
    leftOutWords: `Only the first ${MAX_SEARCH_WORDS} different words were searched for.`,
    leftOut: (district: string) => `${district} is in another province: the district was left out.`,
    subject: 'A new project',
  },
  ne: {
    about: (place: string) => `${place}बारे`,
    projects: 'परियोजनाहरू',
    ongoing: 'चालु',
    districts: 'जिल्ला',
    found: 'भेटिएका परियोजना',
    goOn: 'पहिले हेरेको ठाउँमा फर्कनुहोस्',
    leftOutWords: `पहिलो ${toDevanagariDigits(String(MAX_SEARCH_WORDS))} वटा फरक शब्द मात्र खोजियो।`,
    leftOut: (district: string) => `${district} अर्को प्रदेशमा पर्छ, त्यसैले यो जिल्ला हटाइयो।`,
    subject: 'नयाँ परियोजना',
  },
})
