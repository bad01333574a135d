import { defineWords } from '../../words.ts'

export const words = defineWords({
  loading: { en: 'Loading...', ne: 'लोड हुँदै छ…' },
})
