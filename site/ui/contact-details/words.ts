import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    /** The part of the drawing with the borders and names of provinces. */
    lines: 'l',
    details: 'Contact details',
    telephone: 'Telephone',
    email: 'Email',
    office: 'Office',
    hours: 'Hours',
    directions: 'Directions',
    map: 'The office on the map of Nepal',
    coordinates: (latitude: number, longitude: number) => `${latitude}° N, ${longitude}° E`,
    openIn: 'Open in',
    onThisPhone: 'a map on this phone',
    boundaries: 'Boundaries: Open Knowledge Nepal, CC BY 4.0',
  },
  ne: {
    lines: 'l-ne',
    details: 'सम्पर्क विवरण',
    telephone: 'टेलिफोन',
    email: 'इमेल',
    office: 'कार्यालय',
    hours: 'कार्यालय समय',
    directions: 'बाटो',
    map: 'नेपालको नक्सामा कार्यालय',
    coordinates: (latitude: number, longitude: number) => toDevanagariDigits(`${latitude}° उत्तर, ${longitude}° पूर्व`),
    openIn: 'यसमा खोल्नुहोस्:',
    onThisPhone: 'यही फोनको नक्सा',
    boundaries: 'सिमाना: ओपन नलेज नेपाल, CC BY 4.0',
  },
})
