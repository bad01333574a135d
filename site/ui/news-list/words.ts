import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { closesOn: 'Closes on ', closed: 'Closed' },
  ne: { closesOn: 'आवेदनको अन्तिम मिति: ', closed: 'आवेदन बन्द भयो' },
})
