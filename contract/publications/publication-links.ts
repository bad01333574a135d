import { references } from '../fields/field.ts'

/** Of what offers publications on its page. @param table with the links */
export const publicationLinks = <const Table extends string>(table: Table) =>
  references({
    label: { en: 'Downloads', ne: 'डाउनलोड' },
    help: { en: 'Publications that its page offers, in this order', ne: 'यसको पृष्ठमा देखिने प्रकाशन, यही क्रममा' },
    to: 'publications',
    link: { table, column: 'publication_id' },
  })
