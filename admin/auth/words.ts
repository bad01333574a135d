import type { StaffWords } from '../words/use-words.ts'

export const signInWords = {
  title: { en: 'Sign in', ne: 'साइन इन' },
  email: { en: 'E-mail', ne: 'इमेल' },
  password: { en: 'Password', ne: 'पासवर्ड' },
  new_password: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  show: { en: 'Show', ne: 'देखाउनुहोस्' },
  password_help: {
    en: 'At least %{least} characters: three or four words are good',
    ne: 'कम्तीमा %{least} अक्षर: तीन वा चार शब्द राम्रो हुन्छ',
  },
  password_fault: {
    en: 'The password must have %{least} to %{most} characters',
    ne: 'पासवर्ड %{least} देखि %{most} अक्षरको हुनुपर्छ',
  },
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
  choose: { en: 'Choose a password', ne: 'पासवर्ड छान्नुहोस्' },
  link_of: { en: 'For the account %{email}', ne: '%{email} को खाताका लागि' },
  link_no_longer_valid: { en: 'This link is no longer valid.', ne: 'यो लिङ्क अब मान्य छैन।' },
  ask_new_link: {
    en: 'Ask an owner for a new link, or have one sent to your e-mail address.',
    ne: 'कृपया मुख्य प्रशासकसँग नयाँ लिङ्क माग्नुहोस्, वा आफ्नो इमेलमा मगाउनुहोस्।',
  },
  send_link: { en: 'Send me a link', ne: 'लिङ्क पठाउनुहोस्' },
  set: { en: 'Set password', ne: 'पासवर्ड सुरक्षित गर्नुहोस्' },
  keep: { en: 'Keep my password', ne: 'पासवर्ड यही राख्नुहोस्' },
  keep_help: {
    en: 'If somebody else is trying passwords, this lets you sign in from this browser.',
    ne: 'अरू कसैले पासवर्ड अनुमान गरिरहेको छ भने यसले तपाईंलाई यो ब्राउजरबाट साइन इन गर्न दिन्छ।',
  },
  kept: {
    en: 'This browser is let in now. Sign in with your password.',
    ne: 'अब यो ब्राउजरबाट साइन इन गर्न सकिन्छ: आफ्नै पासवर्ड लेख्नुहोस्।',
  },
  slowed: {
    en: 'Somebody has tried too many passwords. Wait a few minutes, or choose “Forgot your password?”: you can keep yours.',
    ne: 'कसैले धेरै पटक पासवर्ड अनुमान गर्‍यो। केही मिनेट पर्खनुहोस्, वा “पासवर्ड बिर्सनुभयो?” छान्नुहोस्: पासवर्ड फेर्नुपर्दैन।',
  },
  is_set: { en: 'Your password is set.', ne: 'तपाईंको पासवर्ड सुरक्षित गरियो।' },
  forgotten_title: { en: 'Forgotten password', ne: 'पासवर्ड बिर्सनुभयो' },
  forgotten_text: {
    en: 'We send you a link with which to choose a new password, or to sign in here with the present one while others try it.',
    ne: 'हामी तपाईंलाई लिङ्क पठाउँछौँ: त्यसबाट नयाँ पासवर्ड छान्नुहोस्, वा अरूले अनुमान गरिरहेका बेला अहिलेकै पासवर्डले साइन इन गर्नुहोस्।',
  },
  link_sent: {
    en: 'If there is an account with this address, a link is on its way. It is valid for two hours.',
    ne: 'यस ठेगानाको खाता छ भने लिङ्क पठाइएको छ। यो दुई घण्टा मान्य रहन्छ।',
  },
  back_to_sign_in: { en: 'Back to sign-in', ne: 'साइन इनमा फर्कनुहोस्' },
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
