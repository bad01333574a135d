import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    label: 'Legal information',
    privacy: 'Privacy',
    terms: 'Terms of use',
    accessibility: 'Accessibility',
    changed: 'Last changed',
  },
  ne: {
    label: 'कानुनी जानकारी',
    privacy: 'गोपनीयता',
    terms: 'प्रयोगका सर्तहरू',
    accessibility: 'पहुँचयोग्यता',
    changed: 'पछिल्लो परिवर्तन',
  },
})
