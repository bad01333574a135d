import { defineWords } from '../../../../site/words.ts'
import texts from './shortlist.words.json' with { type: 'json' }

export const words = defineWords(texts)
