import { defineWords } from '../../words.ts'

export const words = defineWords({ en: { search: 'Search' }, ne: { search: 'खोज्नुहोस्' } })
