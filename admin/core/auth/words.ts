import type { StaffWords } from '../words/use-words.ts'

/** Of signing in; they are loaded at once. */
export const signInWords = {
  title: { en: 'Sign in', ne: 'साइन इन' },
  email: { en: 'E-mail', ne: 'इमेल' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  forgotten: { en: 'Forgot your password?', ne: 'पासवर्ड बिर्सनुभयो?' },
  code: { en: 'Code', ne: 'कोड' },
  code_help: {
    en: 'Open your authenticator and type the six digits that it shows. Without it, type one of your recovery codes.',
    ne: 'अथेन्टिकेटर एप खोलेर त्यसमा देखिने ६ अङ्क लेख्नुहोस्। त्यो साथमा नभए एउटा रिकभरी कोड लेख्नुहोस्।',
  },
  back: { en: 'Back', ne: 'पछाडि' },
  back_to_site: { en: 'Back to the site', ne: 'साइटमा फर्कनुहोस्' },
  wrong: { en: 'E-mail address or password is wrong', ne: 'इमेल ठेगाना वा पासवर्ड मिलेन' },
  wrong_code: { en: 'Code is wrong, or was used before', ne: 'कोड मिलेन वा पहिले नै प्रयोग भइसकेको छ' },
  wrong_password: { en: 'Password is wrong', ne: 'पासवर्ड मिलेन' },
  bad_email: { en: 'Type an address such as name@example.org', ne: 'कृपया name@example.org जस्तो ठेगाना लेख्नुहोस्' },
  disabled: {
    en: 'This account has been disabled: ask an owner',
    ne: 'यो खाता बन्द गरिएको छ: कृपया मुख्य प्रशासकलाई भन्नुहोस्',
  },
  slowed: {
    en: 'Somebody has tried too many passwords. Wait a few minutes, or choose “Forgot your password?”: you can keep yours.',
    ne: 'कसैले धेरै पटक पासवर्ड अनुमान गर्‍यो। केही मिनेट पर्खनुहोस्, वा “पासवर्ड बिर्सनुभयो?” छान्नुहोस्: पासवर्ड फेर्नुपर्दैन।',
  },
  by_passkey: { en: 'Use a passkey', ne: 'पासकी प्रयोग गर्नुहोस्' },
  again: { en: 'Sign in again', ne: 'फेरि साइन इन गर्नुहोस्' },
  ended: {
    en: 'Your session has ended. Sign in, and continue where you were: nothing is lost.',
    ne: 'तपाईंको सत्र सकियो। कृपया साइन इन गरेर जहाँ हुनुहुन्थ्यो त्यहीँबाट जारी राख्नुहोस्: केही हराएको छैन।',
  },
  ended_for: {
    en: 'Your session has ended (%{email}). Sign in, and continue where you were: nothing is lost.',
    ne: 'तपाईंको सत्र सकियो (%{email})। कृपया साइन इन गरेर जहाँ हुनुहुन्थ्यो त्यहीँबाट जारी राख्नुहोस्: केही हराएको छैन।',
  },
  as_other: { en: 'Leave, and sign in as somebody else', ne: 'बाहिर गएर अर्कै व्यक्तिका रूपमा साइन इन गर्नुहोस्' },
} satisfies StaffWords
