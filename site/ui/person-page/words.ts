import { defineWords } from '../../words.ts'

export const words = defineWords({
  education: { en: 'Education', ne: 'शिक्षा' },
  employment: { en: 'Employment', ne: 'कार्यअनुभव' },
  training: { en: 'Training', ne: 'तालिम' },
  memberships: { en: 'Memberships', ne: 'सदस्यता' },
  languages: { en: 'Languages', ne: 'भाषा' },
  speak: { en: 'speaking', ne: 'बोल्ने' },
  read: { en: 'reading', ne: 'पढ्ने' },
  write: { en: 'writing', ne: 'लेख्ने' },
  skills: {
    excellent: { en: 'excellent', ne: 'उत्कृष्ट' },
    good: { en: 'good', ne: 'राम्रो' },
    fair: { en: 'fair', ne: 'सामान्य' },
  },
})
