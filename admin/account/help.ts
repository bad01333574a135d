import type { Help } from '../core/feature.ts'

export default {
  account: {
    en: 'Your password, your passkeys, your authenticator, and where you are signed in. Sign out a computer that you no longer use.',
    ne: 'तपाईंको पासवर्ड, पासकी, अथेन्टिकेटर एप, र तपाईं साइन इन भएका ठाउँ। प्रयोग नगर्ने कम्प्युटरबाट साइन आउट गर्नुहोस्।',
    setUp: {
      place: 10,
      title: { en: 'Your account', ne: 'तपाईंको खाता' },
      help: {
        en: 'The first owner of this site. The address that the server printed is used up.',
        ne: 'यस साइटको पहिलो मुख्य प्रशासक। सर्भरले देखाएको ठेगाना प्रयोग भइसक्यो।',
      },
    },
  },
} satisfies Help
