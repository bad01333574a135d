import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    title: 'Clients',
    lead: 'Whom we work for, and the public bodies and agencies among whom our work is done.',
    description:
      'The clients of the firm by kind, and the public bodies of Nepal and international agencies that it works among.',
    partners: 'Partners',
    clientsTitle: 'Clients of the firm',
    partnersTitle: 'Partner organisations',
    note: 'To be listed here means that these are public bodies and agencies that the firm works among; it does not mean that they are its clients. Each name leads to the organisation’s own site.',
    external: ', external site',
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ask: 'references',
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
    title: 'सेवाग्राही',
    lead: 'हामी जसका लागि काम गर्छौँ, र जुन सरकारी निकाय तथा संस्थासँगको सहकार्यमा हाम्रो काम हुन्छ।',
    description: 'संस्थाका सेवाग्राही प्रकारअनुसार, अनि सहकार्य गर्ने नेपालका सरकारी निकाय र अन्तर्राष्ट्रिय संस्थाहरू।',
    partners: 'साझेदार',
    clientsTitle: 'संस्थाका सेवाग्राही',
    partnersTitle: 'साझेदार संस्थाहरू',
    note: 'यो सूचीमा संस्थाले सहकार्य गर्ने सरकारी निकाय र संस्थाहरू छन्; सूचीमा हुनुको अर्थ ती संस्थाका सेवाग्राही हुन् भन्ने होइन। प्रत्येक नामबाट सम्बन्धित संस्थाको आफ्नै साइट खुल्छ।',
    external: ', बाहिरी साइट',
    projects: (count: number) => `${toDevanagariDigits(String(count))} वटा परियोजना`,
    ask: 'सन्दर्भ कामहरू',
    subject: 'सन्दर्भ कामहरू',
    kinds: {
      federal: 'सङ्घीय निकाय',
      provincial: 'प्रदेशका निकाय',
      local: 'स्थानीय तह',
      development: 'विकास साझेदार निकाय',
      private: 'निजी प्रवर्द्धक',
    },
  },
})
