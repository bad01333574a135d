import { richText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock, someOf } from '../fields/block.ts'
import { heading } from './heading.ts'

export const tableBlock = defineBlock({
  label: { en: 'Table and downloads', ne: 'तालिका र डाउनलोड' },
  help: { en: 'A table, files to download, or both', ne: 'तालिका, डाउनलोड गर्ने फाइल वा दुवै' },
  fields: {
    heading,
    table: richText({
      label: { en: 'Table', ne: 'तालिका' },
      help: {
        en: 'The button of the editor makes one; one from Word or Excel can be pasted.',
        ne: 'सम्पादकको बटनले बनाउनुहोस्, वा Word वा Excel बाट टाँस्नुहोस्।',
      },
      bound: CONTENT_BOUNDS.html,
      isTranslated: true,
    }),
    publicationIds: someOf({
      label: { en: 'Downloads', ne: 'डाउनलोड' },
      help: { en: 'Publications, in this order', ne: 'प्रकाशनहरू, यही क्रममा' },
      to: 'publications',
      bound: 40,
    }),
  },
})
