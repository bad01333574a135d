import { defineWords } from '../../words.ts'

export const words = defineWords({
  nothing: { en: 'Nothing is published here yet', ne: 'यहाँ अहिलेसम्म केही प्रकाशित छैन' },
  home: { en: 'Home page', ne: 'गृहपृष्ठ' },
})
