import { defineWords } from '../words.ts'

export const words = defineWords({
  label: { en: 'Preview', ne: 'पूर्वावलोकन' },
  note: {
    en: 'Preview: this version is not published. Links on this page lead to the published site.',
    ne: 'पूर्वावलोकन: यो संस्करण प्रकाशित छैन। यस पृष्ठका लिङ्कबाट प्रकाशित साइट खुल्छ।',
  },
  title: { en: 'Leave the preview?', ne: 'पूर्वावलोकनबाट बाहिर जाने?' },
  text: {
    en: 'This link leads to the published site. What you see there is what visitors see.',
    ne: 'यो लिङ्कबाट प्रकाशित साइट खुल्छ। त्यहाँ देखिने कुरा नै आगन्तुकले देख्छन्।',
  },
  leave: { en: 'Open the published page', ne: 'प्रकाशित पृष्ठ खोल्नुहोस्' },
  stay: { en: 'Stay in the preview', ne: 'पूर्वावलोकनमै बस्नुहोस्' },
})
