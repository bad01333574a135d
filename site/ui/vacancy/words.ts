import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  /** In front of the day, and behind it. */
  closesOn: { en: ['Closes on ', ''], ne: ['आवेदनको अन्तिम मिति: ', ''] },
  closedOn: { en: ['Closed. Applications were possible until ', '.'], ne: ['आवेदन बन्द भयो। अन्तिम मिति ', ' थियो।'] },
})
