import type { StaffWords } from '../core/words/use-words.ts'

/** Of the list for somebody new, which is loaded for them alone. */
export const firstDaysWords = {
  title: { en: 'Your first days', ne: 'तपाईंका पहिला दिन' },
  secured: {
    en: 'Add a passkey or an authenticator to your account',
    ne: 'आफ्नो खातामा पासकी वा अथेन्टिकेटर एप राख्नुहोस्',
  },
  drafted: { en: 'Write something and save it as a draft', ne: 'केही लेखेर मस्यौदाका रूपमा सुरक्षित गर्नुहोस्' },
  pictured: { en: 'Upload a picture and describe it', ne: 'तस्बिर अपलोड गरेर त्यसको वर्णन गर्नुहोस्' },
  published: { en: 'Publish it, and see it on the site', ne: 'प्रकाशित गरेर साइटमा हेर्नुहोस्' },
  done: { en: 'Done', ne: 'भयो' },
  hide: { en: 'Hide this list', ne: 'यो सूची लुकाउनुहोस्' },
} satisfies StaffWords
