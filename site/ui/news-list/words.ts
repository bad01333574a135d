import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    categories: 'Categories of news',
    all: 'All',
    closesOn: 'Closes on ',
    closed: 'Closed',
  },
  ne: {
    categories: 'समाचारका वर्ग',
    all: 'सबै',
    closesOn: 'आवेदनको अन्तिम मिति: ',
    closed: 'आवेदन बन्द भयो',
  },
})
