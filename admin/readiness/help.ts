import type { StaffWords } from '../core/words/use-words.ts'

export default {
  readiness: {
    en: 'What is still missing before the site is made public. Nothing is ticked by hand: a line is done when it is true.',
    ne: 'सार्वजनिक गर्नुअघि अझै पुग्न बाँकी कुरा। हातले चिह्न लगाउनु पर्दैन: पूरा भएपछि आफैं लाग्छ।',
  },
} satisfies StaffWords
