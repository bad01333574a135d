import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    categories: 'Categories of news',
    all: 'All',
    closesOn: (day: string) => `Closes on ${day}`,
    closed: 'Closed',
  },
  ne: {
    categories: 'समाचारका वर्ग',
    all: 'सबै',
    closesOn: (day: string) => `आवेदनको अन्तिम मिति: ${day}`,
    closed: 'आवेदन बन्द भयो',
  },
})
