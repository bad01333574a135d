import type { StaffWords } from '../words/use-words.ts'

/** Of the dialog that asks for the password again. */
export const proofWords = {
  title: { en: 'Confirm that it is you', ne: 'तपाईं नै हो भनी पुष्टि गर्नुहोस्' },
  text: {
    en: 'This needs your password or a passkey once more, so that nobody else can do it in your name. You are not asked again for ten minutes.',
    ne: 'अरू कसैले तपाईंको नाममा यो काम गर्न नसकोस् भनेर पासवर्ड वा पासकी फेरि मागिएको हो। त्यसपछि दस मिनेट फेरि सोधिँदैन।',
  },
  go_on: { en: 'Continue', ne: 'जारी राख्नुहोस्' },
} satisfies StaffWords
