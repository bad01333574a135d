import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    kinds: { survey: 'Survey', field: 'Field investigation', laboratory: 'Laboratory', software: 'Software' },
    model: 'Make and model',
    year: 'Year of make',
    units: 'Units',
    licences: 'Licences',
    keptAt: 'Where it stands',
    calibration: 'Calibration',
    validUntil: (day: string) => `valid until ${day}`,
    items: 'Entries',
    groups: 'Groups',
    none: 'No equipment yet',
  },
  ne: {
    kinds: { survey: 'सर्वेक्षण', field: 'स्थलगत अन्वेषण', laboratory: 'प्रयोगशाला', software: 'सफ्टवेयर' },
    model: 'निर्माता र मोडेल',
    year: 'निर्माण वर्ष',
    units: 'सङ्ख्या',
    licences: 'लाइसेन्स',
    keptAt: 'रहेको ठाउँ',
    calibration: 'क्यालिब्रेसन',
    validUntil: (day: string) => `${day} सम्म मान्य`,
    items: 'प्रविष्टि',
    groups: 'समूह',
    none: 'अहिलेसम्म उपकरण छैनन्',
  },
})
