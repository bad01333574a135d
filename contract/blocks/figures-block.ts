import { line, number } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock, someRows } from '../fields/block.ts'
import { heading } from './heading.ts'

const LARGEST = 1e12

export const figuresBlock = defineBlock({
  label: { en: 'Figures', ne: 'तथ्याङ्क' },
  help: { en: 'Large numbers with what they count', ne: 'ठूला अङ्क र तिनले जनाउने कुरा' },
  fields: {
    heading,
    figures: someRows({
      label: { en: 'Figures', ne: 'तथ्याङ्क' },
      bound: 8,
      columns: {
        number: number({ label: { en: 'Number', ne: 'सङ्ख्या' }, above: -LARGEST, max: LARGEST, isRequired: true }),
        unit: line({
          label: { en: 'Unit', ne: 'एकाइ' },
          help: { en: 'Such as km; often none', ne: 'जस्तै कि.मि.; प्रायः खाली' },
          bound: CONTENT_BOUNDS.label,
          isTranslated: true,
        }),
        label: line({
          label: { en: 'What it counts', ne: 'केको सङ्ख्या' },
          bound: CONTENT_BOUNDS.short,
          isTranslated: true,
          isRequired: true,
        }),
      },
    }),
  },
})
