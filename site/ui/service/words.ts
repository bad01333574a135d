import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  all: {
    en: (count: number) => `All ${count} projects`,
    ne: (count: number) => `सबै ${toDevanagariDigits(String(count))} परियोजना`,
  },
  more: { en: (name: string) => `More in ${name.toLowerCase()}`, ne: (name: string) => `${name}का अन्य सेवा` },
  ask: { en: (name: string) => `Ask about ${name.toLowerCase()}`, ne: (name: string) => `${name}बारे सोध्नुहोस्` },
})
