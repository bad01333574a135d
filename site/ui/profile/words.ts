import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  overlap: {
    en: (total: number) =>
      `A project counts in each discipline that it belongs to, so these numbers add up to more than ${total}.`,
    ne: (total: number) =>
      `परियोजना आफू पर्ने हरेक विधामा गनिन्छ, त्यसैले यी सङ्ख्याको योग ${toDevanagariDigits(String(total))} भन्दा बढी हुन्छ।`,
  },
  count: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
})
