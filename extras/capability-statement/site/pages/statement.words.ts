import { defineWords } from '../../../../site/words.ts'
import texts from './statement.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  share: { en: (percent: string) => `our share ${percent}%`, ne: (percent: string) => `हाम्रो हिस्सा ${percent}%` },
  /** The counters of a printed page, as CSS. */
  pages: { en: "counter(page) ' / ' counter(pages)", ne: "counter(page, devanagari) ' / ' counter(pages, devanagari)" },
})
