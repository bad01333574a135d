import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Clients',
    lead: 'Whom we work for, and the public bodies and agencies we work with.',
    description:
      'The clients of the firm by kind, and the public bodies of Nepal and international agencies it works with.',
    partners: 'Partners',
    clientsTitle: 'Clients of the firm',
    partnersTitle: 'Partner organisations',
    note: 'These are bodies we work alongside; not all are our clients. Each name leads to the organisation’s own site.',
    external: ', external site',
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ask: 'Ask for references',
    subject: 'References',
    kinds: {
      federal: 'Federal offices',
      provincial: 'Provincial offices',
      local: 'Local governments',
      development: 'Development agencies',
      private: 'Private developers',
    },
  },
  ne: {
    title: 'ग्राहक',
    lead: 'हामी जसका लागि काम गर्छौँ, र जससँग सहकार्य गर्छौँ ती सरकारी निकाय तथा संस्था।',
    description: 'संस्थाका ग्राहक प्रकारअनुसार, अनि सहकार्य गर्ने नेपालका सरकारी निकाय र अन्तर्राष्ट्रिय संस्थाहरू।',
    partners: 'साझेदार',
    clientsTitle: 'संस्थाका ग्राहक',
    partnersTitle: 'साझेदार संस्थाहरू',
    note: 'हामी यी निकाय तथा संस्थासँग सहकार्य गर्छौँ; यी सबै हाम्रा ग्राहक होइनन्। हरेक नामबाट सम्बन्धित संस्थाको आफ्नै साइट खुल्छ।',
    external: ', बाहिरी साइट',
    projects: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
    ask: 'कार्य अनुभवबारे सोध्नुहोस्',
    subject: 'कार्य अनुभव',
    kinds: {
      federal: 'सङ्घीय निकाय',
      provincial: 'प्रदेशका निकाय',
      local: 'स्थानीय तह',
      development: 'विकास साझेदार निकाय',
      private: 'निजी प्रवर्द्धक',
    },
  },
})
