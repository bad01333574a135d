import { LOCALE_NAMES, type OtherLocale } from '../../../contract/locale.ts'
import type { StaffWords, Text } from '../words/use-words.ts'

/** Texts about translations, outside of the catalogue: only forms load them. */
export const TRANSLATION_WORDS = {
  drafts: { en: 'Languages not published', ne: 'अप्रकाशित भाषा' },
  checked: { en: 'Translation checked', ne: 'अनुवाद जाँचियो' },
  outdated: { en: 'The English has changed since this translation:', ne: 'यो अनुवादपछि अङ्ग्रेजी पाठ बदलिएको छ:' },
  show: { en: 'Show the changes', ne: 'के बदलियो, हेर्नुहोस्' },
  hide: { en: 'Hide the changes', ne: 'लुकाउनुहोस्' },
  still_right: { en: 'The translation is still right', ne: 'अनुवाद अझै ठीक छ' },
  will_count: {
    en: 'Save, and the translation counts as made from the present English.',
    ne: 'सुरक्षित गरेपछि यो अनुवाद अहिलेको अङ्ग्रेजी पाठबाट गरिएको मानिन्छ।',
  },
  undo: { en: 'Undo', ne: 'उल्टाउनुहोस्' },
  copy: { en: 'Copy from English', ne: 'अङ्ग्रेजीबाट प्रतिलिपि' },
  signs: { en: 'Use Nepali digits and danda', ne: 'नेपाली अङ्क र पूर्णविराम राख्नुहोस्' },
  signs_done: { en: 'Undo Nepali digits and danda', ne: 'नेपाली अङ्क र पूर्णविराम हटाउनुहोस्' },
} satisfies StaffWords

export const visitorsSee = (locale: OtherLocale): Text => ({
  en: `Visitors see the ${LOCALE_NAMES[locale].english} text`,
  ne: `आगन्तुकले ${LOCALE_NAMES[locale].own} पाठ देख्छन्`,
})

export const visitorsSeeEnglish = (locale: OtherLocale): Text => ({
  en: `Once saved, visitors get the English text until the ${LOCALE_NAMES[locale].english} one is published.`,
  ne: `सुरक्षित गरेपछि, ${LOCALE_NAMES[locale].own} पाठ प्रकाशित नभएसम्म आगन्तुकले अङ्ग्रेजी पाठ पाउँछन्।`,
})
