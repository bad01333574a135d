import { defineWords } from '../words.ts'

export const words = defineWords({
  firm: { en: 'The firm', ne: 'संस्था' },
  certificates: { en: 'Registrations, memberships and certificates', ne: 'दर्ता, सदस्यता र प्रमाणपत्र' },
  disciplines: { en: 'Disciplines', ne: 'विधा' },
  clients: { en: 'Clients', ne: 'ग्राहक' },
  allClients: { en: 'All clients and partners', ne: 'सबै ग्राहक र साझेदार' },
  subject: { en: 'Company profile', ne: 'संस्थागत परिचय' },
})
