import { plainText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock } from '../fields/block.ts'
import { heading } from './heading.ts'

export const mapBlock = defineBlock({
  label: { en: 'Map', ne: 'नक्सा' },
  help: { en: 'Nepal, with the districts of all projects', ne: 'नेपालको नक्सा, सबै परियोजनाका जिल्लासहित' },
  fields: {
    heading,
    note: plainText({ label: { en: 'Text', ne: 'पाठ' }, bound: CONTENT_BOUNDS.summary, isTranslated: true }),
  },
})
