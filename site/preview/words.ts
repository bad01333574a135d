import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    label: 'Preview',
    note: 'Preview: this version is not published. Links on this page lead to the published site.',
    title: 'Leave the preview?',
    text: 'This link leads to the published site. What you see there is what visitors see.',
    leave: 'Open the published page',
    stay: 'Stay in the preview',
  },
  ne: {
    label: 'पूर्वावलोकन',
    note: 'पूर्वावलोकन: यो संस्करण प्रकाशित छैन। यस पृष्ठका लिङ्कबाट प्रकाशित साइट खुल्छ।',
    title: 'पूर्वावलोकनबाट बाहिर जाने?',
    text: 'यो लिङ्कबाट प्रकाशित साइट खुल्छ। त्यहाँ देखिने कुरा नै आगन्तुकले देख्छन्।',
    leave: 'प्रकाशित पृष्ठ खोल्नुहोस्',
    stay: 'पूर्वावलोकनमै बस्नुहोस्',
  },
})
