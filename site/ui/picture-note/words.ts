import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { by: (name: string) => `Photo: ${name}` },
  ne: { by: (name: string) => `तस्बिर: ${name}` },
})
