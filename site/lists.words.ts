import { defineWords } from './words.ts'

/** 'Koshi', 'Koshi and Karnali', 'Koshi, Gandaki and Karnali'. Browsers do not know Nepali lists. */
export const lists = defineWords({
  and: {
    en: (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names),
    ne: (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' र '),
  },
})
