import type { Help } from '../core/feature.ts'

export default {
  services: {
    setUp: {
      place: 40,
      title: { en: 'Services', ne: 'सेवा' },
      help: {
        en: 'What the firm offers. Pick services from the list of templates, or write your own; then edit and publish them.',
        ne: 'संस्थाले दिने सेवा। तयार सूचीबाट छान्नुहोस् वा आफैँ लेख्नुहोस्, त्यसपछि सम्पादन गरेर प्रकाशित गर्नुहोस्।',
      },
      path: '/services',
    },
  },
} satisfies Help
