import { defineWords } from '../../words.ts'

export const words = defineWords({
  projects: { en: 'All of these projects', ne: 'यस्ता सबै परियोजना' },
  below: { en: 'Beneath this page', ne: 'यस पृष्ठमुनि' },
})
