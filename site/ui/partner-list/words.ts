import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { government: 'Government bodies of Nepal', international: 'International agencies' },
  ne: { government: 'नेपालका सरकारी निकाय', international: 'अन्तर्राष्ट्रिय संस्थाहरू' },
})
