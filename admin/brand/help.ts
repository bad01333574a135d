import type { Help } from '../core/feature.ts'

export default {
  brand: {
    en: 'Logo, colours, letters and the first view of the home page. The page beside the form changes while you choose; visitors see it after you save.',
    ne: 'लोगो, रङ, अक्षर र गृहपृष्ठको पहिलो दृश्य। छान्दै जाँदा फारामसँगैको पृष्ठ बदलिन्छ; सुरक्षित गरेपछि आगन्तुकले देख्छन्।',
    setUp: {
      place: 30,
      title: { en: 'Logo and colours', ne: 'लोगो र रङ' },
      help: {
        en: 'Your logo, accent colour and type. The preview changes while you choose. Without a logo, the letters of your short name stand there.',
        ne: 'तपाईंको लोगो, मुख्य रङ र अक्षरको शैली। छान्दै जाँदा पूर्वावलोकन फेरिन्छ। लोगो नभए छोटो नामका अक्षर देखिन्छन्।',
      },
      path: '/brand',
    },
    readiness: {
      logo: {
        text: { en: 'A logo of your own', ne: 'आफ्नै लोगो' },
        help: { en: 'Upload it.', ne: 'लोगो अपलोड गर्नुहोस्।' },
        path: '/brand',
      },
    },
  },
} satisfies Help
