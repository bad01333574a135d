import { defineWords } from '../words.ts'
import texts from './about-overview.words.json' with { type: 'json' }

export const words = defineWords(texts)
