import { defineWords } from '../../../site/words.ts'

export const words = defineWords({
  title: { en: 'Saved pages are removed', ne: 'सुरक्षित पृष्ठ हटाइए' },
  working: {
    en: 'Removing the pages that this site has saved on this device …',
    ne: 'यस साइटले यो उपकरणमा सुरक्षित गरेका पृष्ठ हटाइँदै छन् …',
  },
  done: {
    en: 'The saved pages and the service worker of this site are removed from this device. The site works as before.',
    ne: 'यस साइटका सुरक्षित पृष्ठ र सर्भिस वर्कर यो उपकरणबाट हटाइए। साइट पहिलेझैँ चल्छ।',
  },
  failed: {
    en: 'This browser has no saved pages of this site, or does not let them be removed here: see its settings.',
    ne: 'यो ब्राउजरमा यस साइटका सुरक्षित पृष्ठ छैनन्, वा यहाँबाट हटाउन मिल्दैन: ब्राउजरको सेटिङ हेर्नुहोस्।',
  },
  note: { en: 'With your next visit, pages are saved again.', ne: 'अर्को पटक आउँदा पृष्ठ फेरि सुरक्षित हुन्छन्।' },
  home: { en: 'Home page', ne: 'गृहपृष्ठ' },
})
