import { defineWords } from '../words.ts'
import texts from './about-profile.words.json' with { type: 'json' }

export const words = defineWords(texts)
