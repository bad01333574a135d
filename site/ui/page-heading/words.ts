import { defineWords } from '../../words.ts'

export const words = defineWords({ en: { here: 'You are here' }, ne: { here: 'तपाईं यहाँ हुनुहुन्छ' } })
