import { defineWords } from '../words.ts'

export const words = defineWords({
  disciplines: { en: 'Disciplines', ne: 'विधा' },
  services: { en: 'Services', ne: 'सेवा' },
  subject: { en: 'Services', ne: 'सेवाहरू' },
})
