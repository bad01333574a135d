import { defineWords } from '../../words.ts'

export const words = defineWords({
  kinds: {
    survey: { en: 'Survey', ne: 'सर्वेक्षण' },
    field: { en: 'Field investigation', ne: 'स्थलगत अन्वेषण' },
    laboratory: { en: 'Laboratory', ne: 'प्रयोगशाला' },
    software: { en: 'Software', ne: 'सफ्टवेयर' },
  },
  model: { en: 'Make and model', ne: 'निर्माता र मोडेल' },
  year: { en: 'Year of make', ne: 'निर्माण वर्ष' },
  units: { en: 'Units', ne: 'सङ्ख्या' },
  licences: { en: 'Licences', ne: 'लाइसेन्स' },
  keptAt: { en: 'Where it stands', ne: 'रहेको ठाउँ' },
  calibration: { en: 'Calibration', ne: 'क्यालिब्रेसन' },
  validUntil: { en: (day: string) => `valid until ${day}`, ne: (day: string) => `${day} सम्म मान्य` },
  items: { en: 'Entries', ne: 'प्रविष्टि' },
  groups: { en: 'Groups', ne: 'समूह' },
  none: { en: 'No equipment yet', ne: 'अहिलेसम्म उपकरण छैनन्' },
})
