import type { StaffWords } from '../words/use-words.ts'

/** Of signing in with a passkey; they come with it. */
export const passkeyWords = {
  no_passkey: {
    en: 'No passkey was used. Try again, or sign in with your password.',
    ne: 'पासकी प्रयोग भएन। फेरि प्रयास गर्नुहोस्, वा पासवर्डले साइन इन गर्नुहोस्।',
  },
  unknown_passkey: {
    en: 'This passkey is not known here: sign in with your password',
    ne: 'यो पासकी यहाँ दर्ता छैन: पासवर्डले साइन इन गर्नुहोस्',
  },
  other_passkey: {
    en: 'That passkey belongs to another account. Use your own, or your password.',
    ne: 'त्यो पासकी अर्कै खाताको हो। आफ्नै पासकी वा पासवर्ड प्रयोग गर्नुहोस्।',
  },
  not_yours: {
    en: 'This passkey is not one of yours. Use another one, or your password.',
    ne: 'यो पासकी तपाईंको होइन। अर्को पासकी वा आफ्नो पासवर्ड प्रयोग गर्नुहोस्।',
  },
} satisfies StaffWords
