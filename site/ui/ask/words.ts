// @chunk shared
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { about: (topic: string) => `Ask about ${topic}` },
  ne: { about: (topic: string) => `${topic}बारे सोध्नुहोस्` },
})
