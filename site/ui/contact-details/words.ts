import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    details: 'Contact details',
    telephone: 'Telephone',
    email: 'Email',
    office: 'Office',
    hours: 'Hours',
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
    directions: 'बाटो',
    coordinates: (latitude: number, longitude: number) => toDevanagariDigits(`${latitude}° उत्तर, ${longitude}° पूर्व`),
    openIn: 'यसमा खोल्नुहोस्:',
    onThisPhone: 'यही फोनको नक्सा',
  },
})
