import type { Help } from '../core/feature.ts'

export default {
  imports: {
    synonyms: 'excel, csv, spreadsheet, upload, एक्सेल',
    en: 'Brings in spreadsheets, photographs or another site. You see what would happen before anything is written.',
    ne: 'स्प्रेडसिट, फोटो वा अर्को साइटको सामग्री ल्याउँछ। लेख्नुअघि के हुने हो हेर्न पाइन्छ।',
    setUp: {
      place: 50,
      title: { en: 'Your own content', ne: 'आफ्नै सामग्री' },
      help: {
        en: 'Bring in the list of projects that you keep as a table: your own will do, and there is a template. Look at the preview before anything is saved. A list of people comes the same way; photographs are matched to projects under Pictures. One project that visitors can see is enough to begin with; you can also add projects one by one, under Projects.',
        ne: 'परियोजनाको सूची तालिकामा छ भने यहीँबाट ल्याउनुहोस्: आफ्नै सूची भए पुग्छ, नमुना तालिका पनि छ। केही सुरक्षित हुनुअघि पूर्वावलोकन हेर्नुहोस्। टोलीको सूची पनि यसरी नै आउँछ; फोटो “तस्बिर” मा परियोजनासँग मिलाइन्छ। सुरु गर्न आगन्तुकले देख्ने एउटै परियोजना भए पुग्छ; “परियोजना” मा गएर एक-एक गरी पनि थप्न सकिन्छ।',
      },
      path: '/imports',
    },
  },
} satisfies Help
