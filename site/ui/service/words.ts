import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  count: { en: 'Projects', ne: 'परियोजना' },
  related: { en: 'Related projects', ne: 'सम्बन्धित परियोजना' },
  all: {
    en: (count: number) => `All ${count} projects`,
    ne: (count: number) => `सबै ${toDevanagariDigits(String(count))} परियोजना`,
  },
  family: { en: 'Services of this discipline', ne: 'यस विधाका सेवा' },
  more: { en: (name: string) => `More in ${name.toLowerCase()}`, ne: (name: string) => `${name}का अन्य सेवा` },
  where: { en: 'Where we have done this', ne: 'यो काम हामीले कहाँ-कहाँ गरेका छौँ' },
  ask: { en: (name: string) => `Ask about ${name.toLowerCase()}`, ne: (name: string) => `${name}बारे सोध्नुहोस्` },
  services: { en: 'Services', ne: 'सेवाहरू' },
})
