import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { projects: 'All of these projects', below: 'Beneath this page' },
  ne: { projects: 'यस्ता सबै परियोजना', below: 'यस पृष्ठमुनि' },
})
