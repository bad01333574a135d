import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    count: 'Projects',
    related: 'Related projects',
    all: (count: number) => `All ${count} projects`,
    family: 'Services of this discipline',
    more: (name: string) => `More in ${name.toLowerCase()}`,
    where: 'Where we have done this',
    ask: (name: string) => `Ask about ${name.toLowerCase()}`,
    services: 'Services',
  },
  ne: {
    count: 'परियोजना',
    related: 'सम्बन्धित परियोजना',
    all: (count: number) => `सबै ${toDevanagariDigits(String(count))} परियोजना`,
    family: 'यस विधाका सेवा',
    more: (name: string) => `${name}का अन्य सेवा`,
    where: 'यो काम हामीले कहाँ-कहाँ गरेका छौँ',
    ask: (name: string) => `${name}बारे सोध्नुहोस्`,
    services: 'सेवाहरू',
  },
})
