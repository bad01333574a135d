import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: 'News by mail', ne: 'समाचार इमेलमा' },
  email: { en: 'Your e-mail address', ne: 'तपाईंको इमेल ठेगाना' },
  help: {
    en: 'We send you a link to confirm it. One press in each mail ends it.',
    ne: 'पुष्टि गर्न हामी लिङ्क पठाउँछौँ। हरेक इमेलमा एकपटक थिचेर बन्द गर्न सकिन्छ।',
  },
  send: { en: 'Sign up', ne: 'नाम दर्ता गर्नुहोस्' },
})
