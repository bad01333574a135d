import { defineWords } from '../words.ts'

export const words = defineWords({
  en: { disciplines: 'Disciplines', services: 'Services', subject: 'Services' },
  ne: { disciplines: 'विधा', services: 'सेवा', subject: 'सेवाहरू' },
})
