import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    columns: { title: 'Document', issuer: 'Issued by', number: 'Number', validity: 'Validity' },
    kinds: { registration: 'Registrations', membership: 'Memberships', certificate: 'Certificates', award: 'Awards' },
    picture: 'See the document',
    validUntil: (day: string) => `Valid until ${day}`,
    issuedOn: (day: string) => `Issued on ${day}`,
    checkedIn: (month: string) => `Checked in ${month}`,
  },
  ne: {
    columns: { title: 'कागजात', issuer: 'जारी गर्ने निकाय', number: 'नम्बर', validity: 'मान्य अवधि' },
    kinds: { registration: 'दर्ता', membership: 'सदस्यता', certificate: 'प्रमाणपत्र', award: 'पुरस्कार' },
    picture: 'कागजात हेर्नुहोस्',
    validUntil: (day: string) => `${day} सम्म मान्य`,
    issuedOn: (day: string) => `जारी मिति: ${day}`,
    checkedIn: (month: string) => `जाँचिएको महिना: ${month}`,
  },
})
