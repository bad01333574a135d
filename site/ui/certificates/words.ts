import { defineWords } from '../../words.ts'

export const words = defineWords({
  columns: {
    title: { en: 'Document', ne: 'कागजात' },
    issuer: { en: 'Issued by', ne: 'जारी गर्ने निकाय' },
    number: { en: 'Number', ne: 'नम्बर' },
    validity: { en: 'Validity', ne: 'मान्य अवधि' },
  },
  kinds: {
    registration: { en: 'Registrations', ne: 'दर्ता' },
    membership: { en: 'Memberships', ne: 'सदस्यता' },
    certificate: { en: 'Certificates', ne: 'प्रमाणपत्र' },
    award: { en: 'Awards', ne: 'पुरस्कार' },
  },
  picture: { en: 'See the document', ne: 'कागजात हेर्नुहोस्' },
  validUntil: { en: (day: string) => `Valid until ${day}`, ne: (day: string) => `${day} सम्म मान्य` },
  issuedOn: { en: (day: string) => `Issued on ${day}`, ne: (day: string) => `जारी मिति: ${day}` },
  checkedIn: { en: (month: string) => `Checked in ${month}`, ne: (month: string) => `जाँचिएको महिना: ${month}` },
})
