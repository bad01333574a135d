import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    search: 'Search',
    searchSite: 'Search the site',
    example: 'Projects, places, services …',
    close: 'Close',
    suggestions: 'Suggestions',
    none: 'No suggestions. Press Enter to search the whole site.',
    count: (total: number) => (total === 1 ? '1 suggestion' : `${total} suggestions`),
  },
  ne: {
    search: 'खोज्नुहोस्',
    searchSite: 'यो साइटमा खोज्नुहोस्',
    example: 'परियोजना, ठाउँ, सेवा …',
    close: 'बन्द गर्नुहोस्',
    suggestions: 'सुझाव',
    none: 'सुझाव छैन। पूरै साइटमा खोज्न इन्टर थिच्नुहोस्।',
    count: (total: number) => `${toDevanagariDigits(String(total))} सुझाव`,
  },
})
