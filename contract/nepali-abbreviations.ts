/**
 * Nepali words with a full stop that do not end a sentence, as alternatives of a regular expression. Units may be written
 * with spaces between their parts: कि. मि.
 */
export const NEPALI_ABBREVIATIONS = 'डा|प्रा|लि|इ|इन्जि|रु|नं|पृ|सं|वि|ई|हे|व|घ|कि|से|मि|मी|मे|वा|श्री|मा|क्यु'
