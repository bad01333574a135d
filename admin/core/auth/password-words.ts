import type { StaffWords } from '../words/use-words.ts'

/** Of choosing a password, and of a forgotten one. */
export const passwordWords = {
  new_password: { en: 'New password', ne: 'नयाँ पासवर्ड' },
  show: { en: 'Show', ne: 'देखाउनुहोस्' },
  password_help: {
    en: 'At least %{least} characters: three or four words are good',
    ne: 'कम्तीमा %{least} अक्षर: तीन वा चार शब्द राम्रो हुन्छ',
  },
  password_fault: {
    en: 'The password must have %{least} to %{most} characters, and not be a common one or little more than names',
    ne: 'पासवर्ड %{least} देखि %{most} अक्षरको हुनुपर्छ, र धेरैले प्रयोग गर्ने पासवर्ड वा नाम मात्र हुनु हुँदैन',
  },
  choose: { en: 'Choose a password', ne: 'पासवर्ड छान्नुहोस्' },
  link_of: { en: 'For the account %{email}', ne: '%{email} को खाताका लागि' },
  new_account: {
    en: 'Your account %{email} is new. Choose the password you will sign in with.',
    ne: 'तपाईंको नयाँ खाता: %{email}। साइन इन गर्न प्रयोग गर्ने पासवर्ड छान्नुहोस्।',
  },
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
} satisfies StaffWords
