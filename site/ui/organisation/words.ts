import { defineWords } from '../../words.ts'

export const words = defineWords({ en: { external: ', external site' }, ne: { external: ', बाहिरी साइट' } })
