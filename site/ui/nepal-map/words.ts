import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  /** Of the ids of what has words in the drawing. */
  suffix: { en: '', ne: '-ne' },
  projects: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
  of: { en: (whole: number) => `of ${whole}`, ne: (whole: number) => `/ ${toDevanagariDigits(String(whole))}` },
})
