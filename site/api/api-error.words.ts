// @chunk shared
import { defineWords } from '../words.ts'

/** Where there is no better explanation. */
export const words = defineWords({ en: { wrong: 'Something went wrong' }, ne: { wrong: 'केही गडबड भयो' } })
