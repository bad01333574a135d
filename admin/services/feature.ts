import type { StaffFeature } from '../feature.ts'

export const servicesFeature: StaffFeature = {
  name: 'services',
  setUpStep: {
    place: 40,
    title: { en: 'Services', ne: 'सेवा' },
    help: {
      en: 'What the firm offers, each with a sentence and a picture. Publish one to begin with; services can have others below them.',
      ne: 'संस्थाले दिने सेवा, हरेकको एक वाक्य र तस्बिरसहित। सुरुमा एउटा प्रकाशित गर्नुहोस्; एउटा सेवामुनि अरू पनि राख्न सकिन्छ।',
    },
    path: '/services',
  },
}
