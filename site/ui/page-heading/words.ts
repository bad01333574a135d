import { defineWords } from '../../words.ts'

export const words = defineWords({
  here: { en: 'You are here', ne: 'तपाईं यहाँ हुनुहुन्छ' },
})
