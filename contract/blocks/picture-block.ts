import { line, picture } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock } from '../fields/block.ts'

export const pictureBlock = defineBlock({
  label: { en: 'Picture', ne: 'तस्बिर' },
  help: { en: 'One large picture with a caption', ne: 'विवरणसहितको एउटा ठूलो तस्बिर' },
  fields: {
    pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' } }),
    caption: line({
      label: { en: 'Caption', ne: 'तस्बिरमुनिको पाठ' },
      bound: CONTENT_BOUNDS.summary,
      isTranslated: true,
    }),
  },
})
