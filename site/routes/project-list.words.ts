import { toDevanagariDigits } from '../../contract/digits.ts'
import { MAX_SEARCH_WORDS } from '../../contract/search/search-words.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    about: (place: string) => `About ${place}`,
    title: 'Projects',
    description: 'Projects of the firm by place, status and service.',
    lead: 'What we have surveyed, designed and supervised.',
    here: 'Experience by service and province',
    ongoing: 'Ongoing',
    districts: 'Districts',
    found: 'Projects found',
    goOn: 'Go on where you were',
    leftOutWords: `Only the first ${MAX_SEARCH_WORDS} different words were searched for.`,
    leftOut: (district: string) => `${district} is in another province: the district was left out.`,
    ask: 'Discuss your project',
    subject: 'A new project',
  },
  ne: {
    about: (place: string) => `${place}बारे`,
    title: 'परियोजनाहरू',
    description: 'संस्थाका परियोजना: स्थान, अवस्था र सेवाअनुसार।',
    lead: 'हामीले सर्वेक्षण, डिजाइन र सुपरिवेक्षण गरेका काम।',
    here: 'सेवा र प्रदेशअनुसार अनुभव',
    ongoing: 'चालु',
    districts: 'जिल्ला',
    found: 'भेटिएका परियोजना',
    goOn: 'पहिले हेरेको ठाउँमा फर्कनुहोस्',
    leftOutWords: `पहिलो ${toDevanagariDigits(String(MAX_SEARCH_WORDS))} वटा फरक शब्द मात्र खोजियो।`,
    leftOut: (district: string) => `${district} अर्को प्रदेशमा पर्छ, त्यसैले यो जिल्ला हटाइयो।`,
    ask: 'आफ्नो परियोजनाबारे कुरा गर्नुहोस्',
    subject: 'नयाँ परियोजना',
  },
})
