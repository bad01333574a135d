import { defineWords } from '../../words.ts'

export const words = defineWords({
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
})
