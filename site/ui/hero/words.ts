// @chunk home
import { defineWords } from '../../words.ts'

export const words = defineWords({
  years: { en: 'Years in practice', ne: 'कार्यअनुभव (वर्ष)' },
  projects: { en: 'Projects', ne: 'परियोजना' },
  districts: { en: 'Districts worked in', ne: 'काम गरेका जिल्ला' },
  disciplines: { en: 'Disciplines', ne: 'विधा' },
  see: { en: 'See our projects', ne: 'हाम्रा परियोजना हेर्नुहोस्' },
})
