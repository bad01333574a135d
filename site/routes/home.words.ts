// @chunk home
import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  disciplines: { en: 'Disciplines', ne: 'विधा' },
  services: { en: 'All services', ne: 'सबै सेवा' },
  ongoing: { en: 'All current projects', ne: 'सबै चालु परियोजना' },
  projects: { en: 'All projects', ne: 'सबै परियोजना' },
  director: { en: 'Words of the managing director', ne: 'प्रबन्ध निर्देशकको भनाइ' },
  message: { en: 'Read the whole message', ne: 'पूरा सन्देश पढ्नुहोस्' },
  news: { en: 'News', ne: 'समाचार' },
  allNews: { en: 'All news', ne: 'सबै समाचार' },
  allPartners: {
    en: (count: number) => (count === 1 ? '1 partner' : `All ${count} partners`),
    ne: (count: number) => `सबै ${toDevanagariDigits(String(count))} साझेदार`,
  },
})
