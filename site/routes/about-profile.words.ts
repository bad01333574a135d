import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    statement: 'Capability statement, to print or save as PDF',
    firm: 'The firm',
    certificates: 'Registrations, memberships and certificates',
    disciplines: 'Disciplines',
    capabilities: 'Have you done this here? Work by province',
    clients: 'Clients',
    allClients: 'All clients and partners',
    ask: 'our registrations and references',
    subject: 'Company profile',
  },
  ne: {
    statement: 'क्षमता विवरण: प्रिन्ट गर्न वा PDF मा राख्न',
    firm: 'संस्था',
    certificates: 'दर्ता, सदस्यता र प्रमाणपत्र',
    disciplines: 'विधा',
    capabilities: 'यस्तो काम यहाँ गर्नुभएको छ? प्रदेशअनुसारको काम',
    clients: 'सेवाग्राही',
    allClients: 'सबै सेवाग्राही र साझेदार',
    ask: 'हाम्रा दर्ता र सन्दर्भ काम',
    subject: 'संस्थागत परिचय',
  },
})
