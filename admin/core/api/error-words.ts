import type { StaffWords } from '../words/use-words.ts'

/** Meanings of the API's codes for staff. */
export const errorWords = {
  no_connection: {
    en: 'No connection to the server. What you typed is kept in this browser: try again.',
    ne: 'सर्भरसँग सम्पर्क हुन सकेन। तपाईंले टाइप गरेको कुरा यही ब्राउजरमा सुरक्षित छ: कृपया फेरि प्रयास गर्नुहोस्।',
  },
  internal: {
    en: 'Something went wrong. Try again; if it happens again, tell whoever runs the server.',
    ne: 'केही गडबड भयो। कृपया फेरि प्रयास गर्नुहोस्; फेरि पनि यस्तै भए सर्भर हेर्ने व्यक्तिलाई भन्नुहोस्।',
  },
  bad_request: {
    en: 'The server did not understand this. Reload the page and try again.',
    ne: 'सर्भरले यो अनुरोध बुझेन। कृपया पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।',
  },
  unauthorized: { en: 'Sign in first.', ne: 'कृपया पहिले साइन इन गर्नुहोस्।' },
  forbidden: {
    en: 'You may not do this. Ask an owner of this site.',
    ne: 'तपाईंलाई यो काम गर्ने अनुमति छैन। कृपया साइटका मुख्य प्रशासकलाई भन्नुहोस्।',
  },
  unproven: {
    en: 'Give your password or passkey again: this needs one from the last ten minutes.',
    ne: 'यसका लागि पासवर्ड वा पासकी फेरि दिनुहोस्: पछिल्लो दस मिनेटभित्र दिएको चाहिन्छ।',
  },
  not_found: {
    en: 'This is not there any more. Go back to the list and reload it.',
    ne: 'यो अब यहाँ छैन। कृपया सूचीमा फर्केर ताजा गर्नुहोस्।',
  },
  too_large: {
    en: 'This is too large to be sent. Make it smaller and try again.',
    ne: 'पठाउनका लागि यो धेरै ठूलो छ। कृपया सानो बनाएर फेरि प्रयास गर्नुहोस्।',
  },
  file_too_large: {
    en: 'This file is too large: a file may have at most %{most}.',
    ne: 'यो फाइल धेरै ठूलो छ: फाइल बढीमा %{most} को हुन सक्छ।',
  },
  too_many_requests: {
    en: 'Too many attempts. Wait a few minutes and try again.',
    ne: 'धेरै पटक प्रयास भयो। कृपया केही मिनेट पर्खेर फेरि प्रयास गर्नुहोस्।',
  },
  unavailable: {
    en: 'The site cannot do this at the moment: its database, picture store or disk is the cause. Try again in a minute.',
    ne: 'साइटले अहिले यो काम गर्न सकेन: डाटाबेस, तस्बिर भण्डार वा डिस्कमा समस्या छ। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  },
  changed_meanwhile: {
    en: 'This has been changed since you opened it. Look at it as it is now, then try again.',
    ne: 'तपाईंले खोलेपछि यो बदलिएको छ। कृपया अहिलेको अवस्था हेरेर फेरि प्रयास गर्नुहोस्।',
  },
} satisfies StaffWords
