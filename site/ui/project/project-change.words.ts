import { defineWords } from '../../words.ts'

/** Read aloud: from 5 to 2.5 hours. */
export const words = defineWords({
  from: { en: 'from ', ne: '' },
  to: { en: ' to ', ne: ' बाट ' },
})
