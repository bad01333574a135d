import { defineWords } from '../../words.ts'
import texts from './project-change.words.json' with { type: 'json' }

/** Read aloud: from 5 to 2.5 hours. */
export const words = defineWords({
  ...texts,
  from: { en: 'from ', ne: '' },
})
