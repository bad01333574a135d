import { defineWords } from '../words.ts'

export const words = defineWords({
  expired: { en: 'The page had been open for too long.', ne: 'पृष्ठ धेरै बेर खुला थियो।' },
})
