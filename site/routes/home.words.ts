// @chunk home
import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    disciplines: 'Disciplines',
    services: 'All services',
    ongoing: 'All current projects',
    projects: 'All projects',
    director: 'Words of the managing director',
    message: 'Read the whole message',
    news: 'News',
    allNews: 'All news',
    allPartners: (count: number) => (count === 1 ? '1 partner' : `All ${count} partners`),
  },
  ne: {
    disciplines: 'विधा',
    services: 'सबै सेवा',
    ongoing: 'सबै चालु परियोजना',
    projects: 'सबै परियोजना',
    director: 'प्रबन्ध निर्देशकको भनाइ',
    message: 'पूरा सन्देश पढ्नुहोस्',
    news: 'समाचार',
    allNews: 'सबै समाचार',
    allPartners: (count: number) => `सबै ${toDevanagariDigits(String(count))} साझेदार`,
  },
})
