import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  help: {
    en: 'Copies in another size, crop or quality. Keep the best one: it is shown wherever the others are now.',
    ne: 'अर्को आकार वा गुणस्तरका प्रतिलिपि। सबैभन्दा राम्रो राख्नुहोस्: अरू देखिने सबै ठाउँमा त्यही देखिन्छ।',
  },
  none: { en: 'No two pictures look alike.', ne: 'उस्तै देखिने तस्बिर छैनन्।' },
  group: { en: 'Group %{number}', ne: 'समूह %{number}' },
  keep: { en: 'Keep this, replace the others', ne: 'यो राखेर अरूको सट्टा देखाउनुहोस्' },
  keep_named: { en: 'Keep this, replace the others: %{name}', ne: 'यो राखेर अरूको सट्टा देखाउनुहोस्: %{name}' },
  keep_ask: {
    en: '%{name} is shown wherever the others are now, also on published pages. The others go to the trash. Each item keeps its earlier version in its history.',
    ne: 'अरू देखिने सबै ठाउँमा, प्रकाशित पृष्ठमा पनि, %{name} देखिन्छ। अरू रद्दीटोकरीमा जान्छन्। हरेक सामग्रीको इतिहासमा अघिल्लो संस्करण रहन्छ।',
  },
  kept: {
    en: 'Done. %{count} item shows it instead of the others. |||| Done. %{count} items show it instead of the others.',
    ne: 'भयो। अब %{count} वटा सामग्रीमा अरूको सट्टा यही देखिन्छ।',
  },
  trash_named: { en: 'Move to trash: %{name}', ne: 'रद्दीटोकरीमा सार्नुहोस्: %{name}' },
} satisfies StaffWords
