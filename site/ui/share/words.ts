import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    heading: 'Share',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow copying:',
    device: 'More ways',
    email: 'Email',
  },
  ne: {
    heading: 'सेयर गर्नुहोस्',
    copy: 'लिङ्क प्रतिलिपि गर्नुहोस्',
    copied: 'लिङ्क प्रतिलिपि भयो।',
    notCopied: 'ब्राउजरले प्रतिलिपि गर्न दिएन:',
    device: 'अन्य माध्यम',
    email: 'इमेल',
  },
})
