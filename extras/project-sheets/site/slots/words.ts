import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: { ofProject: 'Sheet to print and verify', ofReference: 'Sheet to verify' },
  ne: { ofProject: 'प्रिन्ट गर्न र जाँच्न मिल्ने पाना हेर्नुहोस्', ofReference: 'जाँच्न मिल्ने पाना' },
})
