import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'
import texts from './gallery.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  missing: {
    en: (count: number) => `${count === 1 ? 'One more project' : `${count} more projects`} could not be loaded.`,
    ne: (count: number) => `थप ${toDevanagariDigits(String(count))} परियोजना लोड हुन सकेनन्।`,
  },
})
