import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { text: 'The person whose page this was has left the firm.', team: 'The team', contact: 'Ask a question' },
  ne: { text: 'यो पृष्ठ जसको थियो, उहाँले संस्था छोडिसक्नुभएको छ।', team: 'टोली', contact: 'प्रश्न सोध्नुहोस्' },
})
