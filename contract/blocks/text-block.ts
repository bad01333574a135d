import { richText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock } from '../fields/block.ts'

export const textBlock = defineBlock({
  label: { en: 'Text', ne: 'पाठ' },
  help: { en: 'Paragraphs, headings, lists and links', ne: 'अनुच्छेद, उपशीर्षक, सूची र लिङ्क' },
  fields: {
    text: richText({ label: { en: 'Text', ne: 'पाठ' }, bound: CONTENT_BOUNDS.html, isTranslated: true }),
  },
})
