import { defineWords } from '../../../../site/words.ts'
import texts from './dossier.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  /** Of the ids of what has words in the drawing. */
  suffix: { en: '', ne: '-ne' },
  /** Stands in front of the recipient, or behind. */
  recipient: { en: ['Prepared for ', ''], ne: ['', 'का लागि तयार पारिएको'] },
  map: {
    en: (districts: string) => `Map of Nepal with ${districts}`,
    ne: (districts: string) => `नेपालको नक्सा: ${districts}`,
  },
  /** Of page numbers on paper. */
  pages: { en: '', ne: '@page dossier{@bottom-right{content:counter(page,devanagari)}}' },
})
