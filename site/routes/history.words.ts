import { defineWords } from '../words.ts'
import texts from './history.words.json' with { type: 'json' }

export const words = defineWords(texts)
