import { defineWords } from '../../words.ts'

export const words = defineWords({
  missing: { en: 'Page not found', ne: 'पृष्ठ भेटिएन' },
  gone: { en: 'No longer with the firm', ne: 'अब यहाँ कार्यरत छैनन्' },
  failed: {
    en: 'The page could not be loaded. Nothing that you sent is lost; please try once more in a moment.',
    ne: 'पृष्ठ लोड हुन सकेन। तपाईंले पठाउनुभएको केही पनि हराएको छैन; केही बेरमा फेरि प्रयास गर्नुहोस्।',
  },
  again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  home: { en: 'Home page', ne: 'गृहपृष्ठ' },
})
