import type { Help } from '../../../admin/core/feature.ts'

export default {
  'news-by-mail': {
    synonyms: 'newsletter, subscribers, mailing list, न्युजलेटर, ग्राहक सूची',
    en: 'Mails your news to those who want it. Open the sign-up; then send by a press, or weekly by itself.',
    ne: 'चाहनेलाई समाचार इमेलमा पठाउँछ। दर्ता खोल्नुहोस्; त्यसपछि थिचेर, वा हरेक हप्ता आफैँ पठाउनुहोस्।',
  },
} satisfies Help
