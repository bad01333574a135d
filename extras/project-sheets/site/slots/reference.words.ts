import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({ en: { sheet: 'Sheet to verify' }, ne: { sheet: 'जाँच्न मिल्ने पाना' } })
