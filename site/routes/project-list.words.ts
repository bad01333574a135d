import { toDevanagariDigits } from '../../contract/digits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search-words.ts'
import { defineWords } from '../words.ts'
import texts from './project-list.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  about: { en: (place: string) => `About ${place}`, ne: (place: string) => `${place}बारे` },
  leftOutWords: {
    en: `Only the first ${MAX_SEARCH_WORDS} different words were searched for.`,
    ne: `पहिलो ${toDevanagariDigits(String(MAX_SEARCH_WORDS))} वटा फरक शब्द मात्र खोजियो।`,
  },
  leftOut: {
    en: (district: string) => `${district} is in another province: the district was left out.`,
    ne: (district: string) => `${district} अर्को प्रदेशमा पर्छ, त्यसैले यो जिल्ला हटाइयो।`,
  },
})
