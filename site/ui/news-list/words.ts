import { defineWords } from '../../words.ts'

export const words = defineWords({
  closesOn: { en: 'Closes on ', ne: 'आवेदनको अन्तिम मिति: ' },
  closed: { en: 'Closed', ne: 'आवेदन बन्द भयो' },
})
