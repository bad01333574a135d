import type { StaffWords } from '../core/words/use-words.ts'

export default {
  sample: {
    en: 'Takes the sample content away, with what you have changed asked one by one. It can be undone for 30 days.',
    ne: 'नमुना सामग्री हटाउँछ; तपाईंले बदलेको भए एकएक गरी सोध्छ। ३० दिनभित्र पूर्ववत् गर्न सकिन्छ।',
  },
} satisfies StaffWords
