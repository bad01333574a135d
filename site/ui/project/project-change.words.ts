import { defineWords } from '../../words.ts'

/** Read aloud: from 5 to 2.5 hours. */
export const words = defineWords({ en: { from: 'from ', to: ' to ' }, ne: { from: '', to: ' बाट ' } })
