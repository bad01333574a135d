import { flag, plainText } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { defineBlock } from '../fields/block.ts'
import { heading } from './heading.ts'

export const contactBlock = defineBlock({
  label: { en: 'Contact', ne: 'सम्पर्क' },
  help: { en: 'A button to the contact form, and the office if wanted', ne: 'सम्पर्क फारामको बटन, चाहेमा कार्यालय पनि' },
  fields: {
    heading,
    note: plainText({ label: { en: 'Text', ne: 'पाठ' }, bound: CONTENT_BOUNDS.summary, isTranslated: true }),
    hasDetails: flag({ label: { en: 'With phone, e-mail and address', ne: 'फोन, इमेल र ठेगानासहित' } }),
  },
})
