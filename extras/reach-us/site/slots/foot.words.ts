import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: { reach: 'Reach us', call: 'Call', write: 'Message', directions: 'Directions' },
  ne: { reach: 'सम्पर्क', call: 'फोन', write: 'सन्देश', directions: 'बाटो' },
})
