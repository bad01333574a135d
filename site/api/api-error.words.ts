// @chunk shared
import { defineWords } from '../words.ts'

/** Where there is no better explanation. */
export const words = defineWords({
  wrong: { en: 'Something went wrong', ne: 'केही गडबड भयो' },
})
