/** The texts of finding something from anywhere. */
export const findWords = {
  /** Synonyms, in any language. */
  account: 'password, passkey, sign out, sign in, two-factor, language, profile, पासवर्ड, भाषा',
  trash: 'deleted, bin, restore, मेटाइएको',
  page: { en: 'Page', ne: 'पृष्ठ' },
  find: { en: 'Find (Ctrl+K)', ne: 'खोज्नुहोस् (Ctrl+K)' },
  label: { en: 'Find content or a screen', ne: 'सामग्री वा पर्दा खोज्नुहोस्' },
  screen: { en: 'Screen', ne: 'पर्दा' },
  none: { en: 'Nothing has these words.', ne: 'यी शब्द भएको केही छैन।' },
}
