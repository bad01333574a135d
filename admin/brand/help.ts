import type { StaffWords } from '../core/words/use-words.ts'

export default {
  brand: {
    en: 'Logo, colours, letters and the first view of the home page. The page beside the form changes while you choose; visitors see it after you save.',
    ne: 'लोगो, रङ, अक्षर र गृहपृष्ठको पहिलो दृश्य। छान्दै जाँदा फारामसँगैको पृष्ठ बदलिन्छ; सुरक्षित गरेपछि आगन्तुकले देख्छन्।',
  },
} satisfies StaffWords
