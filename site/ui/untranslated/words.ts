import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { note: 'This text is not available in English yet. You read the Nepali one.', link: 'Nepali page' },
  ne: { note: 'यो पाठ अहिले नेपालीमा उपलब्ध छैन। तपाईं अङ्ग्रेजी पाठ पढ्दै हुनुहुन्छ।', link: 'अङ्ग्रेजी पृष्ठ' },
})
