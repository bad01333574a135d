import type { StaffWords } from '../core/words/use-words.ts'

export default {
  staff: {
    en: 'Who may sign in, and what each may do. Disable an account rather than delete it: its name stays in the history.',
    ne: 'कसले साइन इन गर्न पाउँछ र के गर्न पाउँछ। खाता मेटाउनुको सट्टा बन्द गर्नुहोस्: इतिहासमा नाम रहन्छ।',
  },
} satisfies StaffWords
