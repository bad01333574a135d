import type { Help } from '../core/feature.ts'

export default {
  sample: {
    synonyms: 'demo, example',
    en: 'Takes the sample content away, with what you have changed asked one by one. It can be undone for 30 days.',
    ne: 'नमुना सामग्री हटाउँछ; तपाईंले बदलेको भए एकएक गरी सोध्छ। ३० दिनभित्र पूर्ववत् गर्न सकिन्छ।',
    setUp: {
      place: 35,
      title: { en: 'Sample content', ne: 'नमुना सामग्री' },
      help: {
        en: 'Take away what came with the sample; for 30 days it can be brought back. A site without it can load it as an example.',
        ne: 'नमुनासँगै आएका कुरा हटाउनुहोस्; ३० दिनसम्म फिर्ता ल्याउन सकिन्छ। नमुना नभएको साइटमा उदाहरणका लागि ल्याउन पनि सकिन्छ।',
      },
      path: '/sample',
    },
    readiness: {
      noSample: {
        text: { en: 'No sample content left', ne: 'नमुना सामग्री बाँकी छैन' },
        help: { en: 'Remove the sample.', ne: 'नमुना हटाउनुहोस्।' },
        path: '/sample',
      },
    },
  },
} satisfies Help
