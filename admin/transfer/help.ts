import type { StaffWords } from '../core/words/use-words.ts'

export default {
  imports: {
    en: 'Brings in spreadsheets, photographs or another site. You see what would happen before anything is written.',
    ne: 'स्प्रेडसिट, फोटो वा अर्को साइटको सामग्री ल्याउँछ। लेख्नुअघि के हुने हो हेर्न पाइन्छ।',
  },
} satisfies StaffWords
