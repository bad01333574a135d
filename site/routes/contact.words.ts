import { defineWords } from '../words.ts'
import texts from './contact.words.json' with { type: 'json' }

export const words = defineWords(texts)
