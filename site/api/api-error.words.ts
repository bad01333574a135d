// @chunk shared
import { defineWords } from '../words.ts'
import texts from './api-error.words.json' with { type: 'json' }

/** Where there is no better explanation. */
export const words = defineWords(texts)
