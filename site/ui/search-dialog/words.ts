import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    search: 'Search',
    searchSite: 'Search the site',
    example: 'Projects, places, services …',
    close: 'Close',
    suggestions: 'Suggestions',
    none: 'No title has these words. Press Enter to search all texts.',
    count: (total: number) => `${total} suggestions`,
  },
  ne: {
    search: 'खोज्नुहोस्',
    searchSite: 'यो साइटमा खोज्नुहोस्',
    example: 'परियोजना, ठाउँ, सेवा …',
    close: 'बन्द गर्नुहोस्',
    suggestions: 'सुझाव',
    none: 'यी शब्द कुनै शीर्षकमा छैनन्। सबै पाठमा खोज्न इन्टर थिच्नुहोस्।',
    count: (total: number) => `${toDevanagariDigits(String(total))} वटा सुझाव`,
  },
})
