import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  reach: { en: 'Reach us', ne: 'सम्पर्क' },
  call: { en: 'Call', ne: 'फोन' },
  write: { en: 'Message', ne: 'सन्देश' },
  directions: { en: 'Directions', ne: 'बाटो' },
})
