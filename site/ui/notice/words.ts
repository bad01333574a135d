import { defineWords } from '../../words.ts'

export const words = defineWords({
  failed: { en: 'The page could not be loaded.', ne: 'पृष्ठ लोड हुन सकेन।' },
  again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  offline: {
    en: 'You are offline. You can keep reading this page; other pages will load when the connection is back.',
    ne: 'तपाईं अफलाइन हुनुहुन्छ। यो पृष्ठ पढिरहन सक्नुहुन्छ; अरू पृष्ठ जडान फर्किएपछि खुल्नेछन्।',
  },
})
