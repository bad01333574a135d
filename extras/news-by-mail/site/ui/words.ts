import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    title: 'News by mail',
    email: 'Your e-mail address',
    help: 'We send you a link to confirm it. One press in each mail ends it.',
    send: 'Sign up',
  },
  ne: {
    title: 'समाचार इमेलमा',
    email: 'तपाईंको इमेल ठेगाना',
    help: 'पुष्टि गर्न हामी लिङ्क पठाउँछौँ। हरेक इमेलमा एकपटक थिचेर बन्द गर्न सकिन्छ।',
    send: 'नाम दर्ता गर्नुहोस्',
  },
})
