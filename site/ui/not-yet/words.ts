import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { nothing: 'Nothing is published here yet', home: 'Home page' },
  ne: { nothing: 'यहाँ अहिलेसम्म केही प्रकाशित छैन', home: 'गृहपृष्ठ' },
})
