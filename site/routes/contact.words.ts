import { defineWords } from '../words.ts'

export const words = defineWords({
  en: { expired: 'The page had been open for too long.' },
  ne: { expired: 'पृष्ठ धेरै बेर खुला थियो।' },
})
