import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    details: 'Contact details',
    telephone: 'Telephone',
    email: 'Email',
    office: 'Office',
    hours: 'Hours',
    answers: 'Answers',
    answeredWithin: (days: number) =>
      `Nine of ten messages of the last 90 days were answered within ${days === 1 ? 'one working day' : `${days} working days`}`,
    directions: 'Directions',
    coordinates: (latitude: number, longitude: number) => `${latitude}° N, ${longitude}° E`,
    openIn: 'Open in',
    onThisPhone: 'a map on this phone',
  },
  ne: {
    details: 'सम्पर्क विवरण',
    telephone: 'टेलिफोन',
    email: 'इमेल',
    office: 'कार्यालय',
    hours: 'कार्यालय समय',
    answers: 'जवाफ',
    answeredWithin: (days: number) =>
      toDevanagariDigits(`पछिल्ला ९० दिनका दसमध्ये नौ सन्देशको जवाफ ${days} कार्यदिनभित्र दिइयो`),
    directions: 'बाटो',
    coordinates: (latitude: number, longitude: number) => toDevanagariDigits(`${latitude}° उत्तर, ${longitude}° पूर्व`),
    openIn: 'यसमा खोल्नुहोस्:',
    onThisPhone: 'यही फोनको नक्सा',
  },
})
