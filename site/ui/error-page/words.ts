import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    missing: 'Page not found',
    gone: 'No longer with the firm',
    failed: 'The page could not be loaded. Nothing that you sent is lost; please try once more in a moment.',
    again: 'Try again',
    home: 'Home page',
  },
  ne: {
    missing: 'पृष्ठ भेटिएन',
    gone: 'अब यहाँ कार्यरत छैनन्',
    failed: 'पृष्ठ लोड हुन सकेन। तपाईंले पठाउनुभएको केही पनि हराएको छैन; केही बेरमा फेरि प्रयास गर्नुहोस्।',
    again: 'फेरि प्रयास गर्नुहोस्',
    home: 'गृहपृष्ठ',
  },
})
