import { defineWords } from '../../words.ts'

export const words = defineWords({
  label: { en: 'Legal information', ne: 'कानुनी जानकारी' },
  privacy: { en: 'Privacy', ne: 'गोपनीयता' },
  terms: { en: 'Terms of use', ne: 'प्रयोगका सर्तहरू' },
  accessibility: { en: 'Accessibility', ne: 'पहुँचयोग्यता' },
  changed: { en: 'Last changed', ne: 'पछिल्लो परिवर्तन' },
})
