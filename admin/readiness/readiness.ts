import type { ReadinessItem } from '../feature.ts'

// Of kinds of content and accounts, which have no feature of their own here.
export const readiness: Record<string, ReadinessItem> = {
  projects: {
    text: { en: 'Three projects with a picture and a place', ne: 'तस्बिर र स्थानसहितका तीन परियोजना' },
    help: { en: 'Add pictures and districts to projects.', ne: 'परियोजनामा तस्बिर र जिल्ला थप्नुहोस्।' },
    path: '/projects',
  },
  privacyPage: {
    text: { en: 'A privacy page of the firm’s own', ne: 'संस्थाकै गोपनीयता पृष्ठ' },
    help: {
      en: 'Read the text, change what differs, and publish it.',
      ne: 'पाठ पढेर फरक कुरा सच्याउनुहोस्, अनि प्रकाशित गर्नुहोस्।',
    },
    path: '/pages',
  },
  secondFactor: {
    text: { en: 'A second factor for every owner', ne: 'हरेक मुख्य प्रशासकको दोस्रो तहको प्रमाणीकरण' },
    help: {
      en: 'Set yours up under “My account”, and ask the other owners to do the same.',
      ne: '“मेरो खाता” मा आफ्नो राख्नुहोस्, र अरू मुख्य प्रशासकलाई पनि राख्न भन्नुहोस्।',
    },
    path: '/account',
  },
}
