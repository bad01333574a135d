import type { StaffWords } from '../core/words/use-words.ts'

export const words = {
  title: { en: 'How soon messages are answered', ne: 'सन्देशको जवाफ कति छिटो दिइन्छ' },
  measured: {
    en: 'Of %{messages} messages of the last 90 days, nine of ten were marked as answered within one working day. |||| Of %{messages} messages of the last 90 days, nine of ten were marked as answered within %{count} working days.',
    ne: 'पछिल्ला ९० दिनका %{messages} सन्देशमध्ये दसमा नौवटा %{count} कार्यदिनभित्र जवाफ दिइएको भनी राखिए।',
  },
  tooFew: {
    en: '%{messages} messages of the last 90 days: fewer than ten, or nine of ten took more than 15 working days. Nothing is shown to visitors.',
    ne: 'पछिल्ला ९० दिनका सन्देश %{messages}: दसभन्दा कम छन्, वा दसमा नौवटालाई १५ कार्यदिनभन्दा बढी लाग्यो। आगन्तुकलाई केही देखाइँदैन।',
  },
  show: { en: 'Say so on the contact page', ne: 'सम्पर्क पृष्ठमा देखाउनुहोस्' },
  shown: { en: 'The contact page says so.', ne: 'सम्पर्क पृष्ठमा देखिन्छ।' },
  hidden: { en: 'The contact page does not say so.', ne: 'सम्पर्क पृष्ठमा देखिँदैन।' },
} satisfies StaffWords
