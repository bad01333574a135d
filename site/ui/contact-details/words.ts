import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  details: { en: 'Contact details', ne: 'सम्पर्क विवरण' },
  telephone: { en: 'Telephone', ne: 'टेलिफोन' },
  email: { en: 'Email', ne: 'इमेल' },
  office: { en: 'Office', ne: 'कार्यालय' },
  hours: { en: 'Hours', ne: 'कार्यालय समय' },
  answers: { en: 'Answers', ne: 'जवाफ' },
  answeredWithin: {
    en: (days: number) =>
      `Nine of ten messages of the last 90 days were answered within ${days === 1 ? 'one working day' : `${days} working days`}`,
    ne: (days: number) => toDevanagariDigits(`पछिल्ला ९० दिनका दसमध्ये नौ सन्देशको जवाफ ${days} कार्यदिनभित्र दिइयो`),
  },
  directions: { en: 'Directions', ne: 'बाटो' },
  coordinates: {
    en: (latitude: number, longitude: number) => `${latitude}° N, ${longitude}° E`,
    ne: (latitude: number, longitude: number) => toDevanagariDigits(`${latitude}° उत्तर, ${longitude}° पूर्व`),
  },
  openIn: { en: 'Open in', ne: 'यसमा खोल्नुहोस्:' },
  onThisPhone: { en: 'a map on this phone', ne: 'यही फोनको नक्सा' },
})
