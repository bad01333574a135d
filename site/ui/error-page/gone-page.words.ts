import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    text: 'The person whose page this was has left the firm. Those who work here now are on the page of our team.',
    team: 'Our Team',
    contact: 'Ask us',
  },
  ne: {
    text: 'यो पृष्ठ जसको थियो, उहाँले संस्था छोडिसक्नुभएको छ। अहिले काम गर्नेहरू हाम्रो टोलीको पृष्ठमा छन्।',
    team: 'हाम्रो टोली',
    contact: 'हामीलाई सोध्नुहोस्',
  },
})
