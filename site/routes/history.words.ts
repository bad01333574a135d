import { defineWords } from '../words.ts'

export const words = defineWords({
  title: { en: 'About Us: History', ne: 'हाम्रो बारेमा: इतिहास' },
})
