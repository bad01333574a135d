import type { SetUpStep } from '../core/feature.ts'

export const setUpStep: SetUpStep = {
  place: 30,
  title: { en: 'Logo and colours', ne: 'लोगो र रङ' },
  help: {
    en: 'Your logo, accent colour and type. The preview changes while you choose. Without a logo, the letters of your short name stand there.',
    ne: 'तपाईंको लोगो, मुख्य रङ र अक्षरको शैली। छान्दै जाँदा पूर्वावलोकन फेरिन्छ। लोगो नभए छोटो नामका अक्षर देखिन्छन्।',
  },
  path: '/brand',
}
