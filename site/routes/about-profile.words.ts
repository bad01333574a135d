import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    firm: 'The firm',
    certificates: 'Registrations, memberships and certificates',
    disciplines: 'Disciplines',
    clients: 'Clients',
    allClients: 'All clients and partners',
    subject: 'Company profile',
  },
  ne: {
    firm: 'संस्था',
    certificates: 'दर्ता, सदस्यता र प्रमाणपत्र',
    disciplines: 'विधा',
    clients: 'ग्राहक',
    allClients: 'सबै ग्राहक र साझेदार',
    subject: 'संस्थागत परिचय',
  },
})
