// @chunk shared
import { defineWords } from '../../words.ts'

export const words = defineWords({
  write: { en: 'Write to us', ne: 'हामीलाई लेख्नुहोस्' },
})
