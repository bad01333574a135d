// @chunk shared
import { defineWords } from './words.ts'

export const words = defineWords({
  skip: { en: 'Skip to main content', ne: 'मुख्य विषयवस्तुमा जानुहोस्' },
})
