import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  none: {
    en: 'No comments yet. Write one to ask a colleague about this item.',
    ne: 'टिप्पणी छैन। यसबारे सहकर्मीलाई सोध्न एउटा लेख्नुहोस्।',
  },
  text: { en: 'Comment', ne: 'टिप्पणी' },
  text_fault: { en: 'Write a comment of at most 2,000 characters', ne: 'बढीमा २,००० अक्षरको टिप्पणी लेख्नुहोस्' },
  about: { en: 'About', ne: 'विषय' },
  all: { en: 'The whole item', ne: 'पूरै सामग्री' },
  mention: { en: 'Mention', ne: 'उल्लेख' },
  mention_help: { en: 'They get an e-mail with your comment', ne: 'उहाँहरूले टिप्पणीसहितको इमेल पाउनुहुन्छ' },
  send: { en: 'Comment', ne: 'टिप्पणी गर्नुहोस्' },
  sent: { en: 'Comment saved.', ne: 'टिप्पणी सुरक्षित भयो।' },
  resolve: { en: 'Resolve', ne: 'टुङ्ग्याउनुहोस्' },
  reopen: { en: 'Open again', ne: 'फेरि खोल्नुहोस्' },
  resolved: { en: 'Resolved by %{name} on %{time}', ne: '%{time} मा %{name} ले टुङ्ग्याउनुभयो' },
} satisfies StaffWords
