import type { StaffWords } from '../words/use-words.ts'

/** Blocks of a page. */
export const blockWords = {
  add: { en: 'Add a block', ne: 'खण्ड थप्नुहोस्' },
  add_entry: { en: 'Add an entry', ne: 'मेनु थप्नुहोस्' },
  shown: { en: 'Show %{title}', ne: '%{title} देखाउनुहोस्' },
  hidden: { en: 'Hidden', ne: 'लुकाइएको' },
  usual: { en: 'Back to the default', ne: 'पहिलेकै अवस्थामा फर्काउनुहोस्' },
  usual_ask: {
    en: 'All entries here become as the site came with them. Visitors see it once you publish.',
    ne: 'यहाँका सबै मेनु साइट आउँदा जस्तै हुन्छन्। प्रकाशित गरेपछि आगन्तुकले देख्छन्।',
  },
  usual_done: { en: 'This is the default.', ne: 'यो सुरुकै अवस्था हो।' },
  copy: { en: 'Insert a copy from another page', ne: 'अर्को पृष्ठबाट प्रतिलिपि राख्नुहोस्' },
  none: {
    en: 'Nothing stands below the title yet. Add the first block.',
    ne: 'शीर्षकमुनि अहिलेसम्म केही छैन। पहिलो खण्ड थप्नुहोस्।',
  },
  numbered: { en: '%{place}. %{name}', ne: '%{place}. %{name}' },
  duplicate: { en: 'Duplicate %{title}', ne: '%{title} को प्रतिलिपि बनाउनुहोस्' },
  remove: { en: 'Remove %{title}', ne: '%{title} हटाउनुहोस्' },
  removed: { en: '%{title} was removed.', ne: '%{title} हटाइयो।' },
  unknown: { en: 'Unknown block', ne: 'अज्ञात खण्ड' },
  unreadable: {
    en: 'This block cannot be read. Visitors do not see it. It is kept as it is until you remove it.',
    ne: 'यो खण्ड पढ्न सकिएन। आगन्तुकले देख्दैनन्। नहटाएसम्म जस्ताको तस्तै रहन्छ।',
  },
  page: { en: 'Page', ne: 'पृष्ठ' },
  chosen: { en: 'Its blocks', ne: 'त्यसका खण्ड' },
  insert: { en: 'Insert %{count} block |||| Insert %{count} blocks', ne: '%{count} वटा खण्ड राख्नुहोस्' },
} satisfies StaffWords
