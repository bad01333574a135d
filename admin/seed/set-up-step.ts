import type { SetUpStep } from '../core/feature.ts'

export const setUpStep: SetUpStep = {
  place: 35,
  title: { en: 'Sample content', ne: 'नमुना सामग्री' },
  help: {
    en: 'Take away what came with the sample; for 30 days it can be brought back. A site without it can load it as an example.',
    ne: 'नमुनासँगै आएका कुरा हटाउनुहोस्; ३० दिनसम्म फिर्ता ल्याउन सकिन्छ। नमुना नभएको साइटमा उदाहरणका लागि ल्याउन पनि सकिन्छ।',
  },
  path: '/sample',
}
