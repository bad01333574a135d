import { defineWords } from '../../words.ts'

export const words = defineWords({
  note: {
    en: 'This text is not available in English yet. You read the Nepali one.',
    ne: 'यो पाठ अहिले नेपालीमा उपलब्ध छैन। तपाईं अङ्ग्रेजी पाठ पढ्दै हुनुहुन्छ।',
  },
  link: { en: 'Nepali page', ne: 'अङ्ग्रेजी पृष्ठ' },
})
