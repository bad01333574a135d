import { defineWords } from '../words.ts'
import texts from './service-list.words.json' with { type: 'json' }

export const words = defineWords(texts)
