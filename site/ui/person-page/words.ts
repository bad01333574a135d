import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    education: 'Education',
    employment: 'Employment',
    training: 'Training',
    memberships: 'Memberships',
    languages: 'Languages',
    speak: 'speaking',
    read: 'reading',
    write: 'writing',
    skills: { excellent: 'excellent', good: 'good', fair: 'fair' },
  },
  ne: {
    education: 'शिक्षा',
    employment: 'कार्यअनुभव',
    training: 'तालिम',
    memberships: 'सदस्यता',
    languages: 'भाषा',
    speak: 'बोल्ने',
    read: 'पढ्ने',
    write: 'लेख्ने',
    skills: { excellent: 'उत्कृष्ट', good: 'राम्रो', fair: 'सामान्य' },
  },
})
