import { defineWords } from '../../words.ts'

export const words = defineWords({
  government: { en: 'Government bodies of Nepal', ne: 'नेपालका सरकारी निकाय' },
  international: { en: 'International agencies', ne: 'अन्तर्राष्ट्रिय संस्थाहरू' },
})
