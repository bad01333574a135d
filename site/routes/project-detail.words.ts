import { defineWords } from '../words.ts'
import texts from './project-detail.words.json' with { type: 'json' }

export const words = defineWords(texts)
