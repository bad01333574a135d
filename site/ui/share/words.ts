import { defineWords } from '../../words.ts'

export const words = defineWords({
  heading: { en: 'Share', ne: 'सेयर गर्नुहोस्' },
  copy: { en: 'Copy link', ne: 'लिङ्क प्रतिलिपि गर्नुहोस्' },
  copied: { en: 'The link is copied.', ne: 'लिङ्क प्रतिलिपि भयो।' },
  notCopied: { en: 'The browser did not allow copying:', ne: 'ब्राउजरले प्रतिलिपि गर्न दिएन:' },
  device: { en: 'More ways', ne: 'अन्य माध्यम' },
  email: { en: 'Email', ne: 'इमेल' },
})
