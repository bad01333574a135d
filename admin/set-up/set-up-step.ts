import type { SetUpStep } from '../core/feature.ts'

export const accountStep: SetUpStep = {
  place: 10,
  title: { en: 'Your account', ne: 'तपाईंको खाता' },
  help: {
    en: 'The first owner of this site. The address that the server printed is used up.',
    ne: 'यस साइटको पहिलो मुख्य प्रशासक। सर्भरले देखाएको ठेगाना प्रयोग भइसक्यो।',
  },
}

export const doneStep: SetUpStep = {
  place: 100,
  title: { en: 'What comes next', ne: 'अब के गर्ने' },
  help: {
    en: 'Everything you have entered is saved, and can be changed at any time.',
    ne: 'तपाईंले भरेको सबै कुरा सुरक्षित छ, र जुनसुकै बेला फेर्न सकिन्छ।',
  },
}
