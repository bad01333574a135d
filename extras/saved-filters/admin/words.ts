import type { StaffWords } from '../../../admin/core/words/use-words.ts'

export const words = {
  filters: { en: 'Saved filters', ne: 'सुरक्षित फिल्टरहरू' },
  none: {
    en: 'No filters are saved for this list yet. Set the filters, then save them here under a name.',
    ne: 'यस सूचीका लागि अहिलेसम्म कुनै फिल्टर सुरक्षित छैन। फिल्टर मिलाउनुहोस्, अनि यहाँ नाम दिएर सुरक्षित गर्नुहोस्।',
  },
  name: { en: 'Name of the present filter', ne: 'अहिलेको फिल्टरको नाम' },
  help: { en: 'You find it here in every browser.', ne: 'यो जुनसुकै ब्राउजरमा यहीँ भेटिन्छ।' },
  save: { en: 'Save this filter', ne: 'यो फिल्टर सुरक्षित गर्नुहोस्' },
  delete: { en: 'Delete the filter “%{name}”', ne: '“%{name}” फिल्टर मेटाउनुहोस्' },
} satisfies StaffWords
