import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  apply: { en: 'Apply here', ne: 'यहाँ आवेदन दिनुहोस्' },
})
