import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
  searchSite: { en: 'Search the site', ne: 'यो साइटमा खोज्नुहोस्' },
  example: { en: 'Projects, places, services …', ne: 'परियोजना, ठाउँ, सेवा …' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  suggestions: { en: 'Suggestions', ne: 'सुझाव' },
  none: { en: 'No suggestions. Press Enter to search the whole site.', ne: 'सुझाव छैन। पूरै साइटमा खोज्न इन्टर थिच्नुहोस्।' },
  count: {
    en: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
    ne: (total: number) => `${toDevanagariDigits(String(total))} सुझाव`,
  },
})
