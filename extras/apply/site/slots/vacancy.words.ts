import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({ en: { apply: 'Apply here' }, ne: { apply: 'यहाँ आवेदन दिनुहोस्' } })
