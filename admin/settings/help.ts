import type { Help } from '../core/feature.ts'

export default {
  settings: {
    setUp: {
      place: 20,
      title: { en: 'The firm', ne: 'संस्था' },
      help: {
        en: 'What every page says of the firm. Nepali is optional: pages show English where it is left empty. All of it can be changed later, under Settings.',
        ne: 'हरेक पृष्ठमा संस्थाबारे देखिने कुरा। नेपाली ऐच्छिक हो: खाली छोडेको ठाउँमा अङ्ग्रेजी देखिन्छ। सबै कुरा पछि सेटिङमा फेर्न सकिन्छ।',
      },
    },
    readiness: {
      firmName: {
        text: { en: 'The firm’s own name', ne: 'संस्थाकै नाम' },
        help: { en: 'Enter it in the settings.', ne: 'सेटिङमा नाम लेख्नुहोस्।' },
        path: '/settings',
      },
    },
  },
} satisfies Help
