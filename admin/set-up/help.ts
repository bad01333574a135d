import type { Help } from '../core/feature.ts'

export default {
  done: {
    setUp: {
      place: 100,
      title: { en: 'What comes next', ne: 'अब के गर्ने' },
      help: {
        en: 'Everything you have entered is saved, and can be changed at any time.',
        ne: 'तपाईंले भरेको सबै कुरा सुरक्षित छ, र जुनसुकै बेला फेर्न सकिन्छ।',
      },
    },
  },
} satisfies Help
