import SampleIcon from '@mui/icons-material/Book'
import type { StaffFeature } from '../feature.ts'

export const seedFeature: StaffFeature = {
  name: 'sample',
  title: { en: 'Sample content |||| Sample content', ne: 'नमुना सामग्री |||| नमुना सामग्री' },
  icon: SampleIcon,
  screen: () => import('./sample-screen.tsx').then(({ SampleScreen }) => SampleScreen),
  isForOwners: true,
  setUpStep: {
    place: 35,
    title: { en: 'Sample content', ne: 'नमुना सामग्री' },
    help: {
      en: 'Take away what came with the sample; for 30 days it can be brought back. A site without it can load it as an example.',
      ne: 'नमुनासँगै आएका कुरा हटाउनुहोस्; ३० दिनसम्म फिर्ता ल्याउन सकिन्छ। नमुना नभएको साइटमा उदाहरणका लागि ल्याउन पनि सकिन्छ।',
    },
    path: '/sample',
  },
  readiness: () => import('./readiness.ts').then(({ readiness }) => readiness),
  audit: {
    sample: {
      name: { en: 'Sample content', ne: 'नमुना सामग्री' },
      one: { en: 'sample content:', ne: 'नमुना सामग्री:' },
      path: () => '/sample',
    },
  },
}
