import type { StaffWords } from '../core/words/use-words.ts'

export default {
  account: {
    en: 'Your password, your passkeys, your authenticator, and where you are signed in. Sign out a computer that you no longer use.',
    ne: 'तपाईंको पासवर्ड, पासकी, अथेन्टिकेटर एप, र तपाईं साइन इन भएका ठाउँ। प्रयोग नगर्ने कम्प्युटरबाट साइन आउट गर्नुहोस्।',
  },
} satisfies StaffWords
