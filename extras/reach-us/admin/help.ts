import type { Help } from '../../../admin/core/feature.ts'

export default {
  'reach-us': {
    synonyms: 'opening hours, holidays, whatsapp, viber, press, office time, समय, बिदा',
    en: 'Hours by weekday, holidays, WhatsApp, Viber and the contact for the press: they are on the contact page, which also says whether the office is open now, in Nepal’s time. Telephones, e-mail, address and place on the map are under Settings.',
    ne: 'बारअनुसारको समय, बिदा, WhatsApp, Viber र पत्रकारका लागि सम्पर्क: यी सम्पर्क पृष्ठमा देखिन्छन्, जसले कार्यालय अहिले खुला छ कि छैन भन्ने पनि नेपाली समयमा बताउँछ। टेलिफोन, इमेल, ठेगाना र नक्साको स्थान सेटिङमा छन्।',
  },
} satisfies Help
