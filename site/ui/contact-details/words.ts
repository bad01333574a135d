import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  answeredWithin: {
    en: (days: number) =>
      `Nine of ten messages of the last 90 days were answered within ${days === 1 ? 'one working day' : `${days} working days`}`,
    ne: (days: number) => toDevanagariDigits(`पछिल्ला ९० दिनका दसमध्ये नौ सन्देशको जवाफ ${days} कार्यदिनभित्र दिइयो`),
  },
  coordinates: {
    en: (latitude: number, longitude: number) => `${latitude}° N, ${longitude}° E`,
    ne: (latitude: number, longitude: number) => toDevanagariDigits(`${latitude}° उत्तर, ${longitude}° पूर्व`),
  },
})
