import { defineWords } from '../words.ts'

export const words = defineWords({ en: { title: 'About Us: History' }, ne: { title: 'हाम्रो बारेमा: इतिहास' } })
