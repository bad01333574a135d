import { defineWords } from '../../words.ts'

export const words = defineWords({
  text: { en: 'The person whose page this was has left the firm.', ne: 'यो पृष्ठ जसको थियो, उहाँले संस्था छोडिसक्नुभएको छ।' },
  team: { en: 'The team', ne: 'टोली' },
  contact: { en: 'Ask a question', ne: 'प्रश्न सोध्नुहोस्' },
})
