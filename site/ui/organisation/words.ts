import { defineWords } from '../../words.ts'

export const words = defineWords({
  external: { en: ', external site', ne: ', बाहिरी साइट' },
})
