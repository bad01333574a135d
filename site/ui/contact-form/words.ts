import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  sentence: {
    en: (text: string) => text.replace(/[^.!?]$/, '$&.'),
    ne: (text: string) => text.replace(/[^।!?]$/, '$&।'),
  },
})
