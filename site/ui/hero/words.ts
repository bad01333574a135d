// @chunk home
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    years: 'Years in practice',
    projects: 'Projects',
    districts: 'Districts worked in',
    disciplines: 'Disciplines',
    see: 'See our projects',
  },
  ne: {
    years: 'कार्यअनुभव (वर्ष)',
    projects: 'परियोजना',
    districts: 'काम गरेका जिल्ला',
    disciplines: 'विधा',
    see: 'हाम्रा परियोजना हेर्नुहोस्',
  },
})
