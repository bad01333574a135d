import type { StaffWords } from '../core/words/use-words.ts'

export const formStateWords = {
  beside: { en: 'Preview', ne: 'पूर्वावलोकन' },
  page: { en: 'The page as you type', ne: 'टाइप गर्दै जाँदाको पृष्ठ' },
  show_key: { en: 'Alt+P: show this field on the page', ne: 'Alt+P: यो विवरण पृष्ठमा देखाउनुहोस्' },
  back: { en: 'Back to the form', ne: 'फाराममा फर्कनुहोस्' },
  width: { en: 'Width of the page', ne: 'पृष्ठको चौडाइ' },
  widths: {
    phone: { en: 'Phone', ne: 'फोन' },
    tablet: { en: 'Tablet', ne: 'ट्याब्लेट' },
    desktop: { en: 'Desktop', ne: 'डेस्कटप' },
  },
  colours: { en: 'Colours of the page', ne: 'पृष्ठका रङ' },
  schemes: { light: { en: 'Light', ne: 'उज्यालो' }, dark: { en: 'Dark', ne: 'अँध्यारो' } },
  language: { en: 'Language of the page', ne: 'पृष्ठको भाषा' },
  missing: {
    en: 'Not up to date: %{fields} is missing |||| Not up to date: %{fields} are missing',
    ne: 'यो अहिलेको होइन: %{fields} खाली छ |||| यो अहिलेको होइन: %{fields} खाली छन्',
  },
  needs: { en: 'Block %{place} (%{name}) needs “%{field}”.', ne: 'खण्ड %{place} (%{name}) मा “%{field}” चाहिन्छ।' },
  check: {
    en: 'Please check “%{field}” in block %{place} (%{name}).',
    ne: 'खण्ड %{place} (%{name}) मा “%{field}” जाँच्नुहोस्।',
  },
  wrong: { en: 'Not up to date: please check %{fields}', ne: 'यो अहिलेको होइन: %{fields} जाँच्नुहोस्' },
  empty: {
    en: 'The page appears here as soon as you have typed what it needs.',
    ne: 'पृष्ठलाई चाहिने कुरा टाइप गरेपछि यहाँ देखिन्छ।',
  },
  not_shown: {
    en: 'The page cannot be shown at the moment. What you type is not lost.',
    ne: 'अहिले पृष्ठ देखाउन सकिएन। तपाईंले टाइप गरेको हराउँदैन।',
  },
  away: {
    en: 'Not up to date: the site cannot be reached. What you type is kept in this browser.',
    ne: 'यो अहिलेको होइन: साइटसँग सम्पर्क हुन सकेन। तपाईंले टाइप गरेको यही ब्राउजरमा छ।',
  },
  not_kept: {
    en: 'What you type is kept in this browser only.',
    ne: 'तपाईंले टाइप गरेको यही ब्राउजरमा मात्र रहेको छ।',
  },
  present: { en: '%{name} has had this open since %{time}.', ne: '%{name} ले %{time} देखि यो खोल्नुभएको छ।' },
  present_own: {
    en: 'You have this open in another tab or browser, too, since %{time}.',
    ne: 'तपाईंले %{time} देखि अर्को ट्याब वा ब्राउजरमा पनि यो खोल्नुभएको छ।',
  },
  saved: {
    en: '%{name} saved a newer version at %{time}.',
    ne: '%{name} ले %{time} मा नयाँ संस्करण सुरक्षित गर्नुभयो।',
  },
  saved_own: {
    en: 'You saved a newer version in another tab or browser at %{time}.',
    ne: 'तपाईंले %{time} मा अर्को ट्याब वा ब्राउजरमा नयाँ संस्करण सुरक्षित गर्नुभयो।',
  },
  compares: {
    en: 'When you save, the two are shown beside each other.',
    ne: 'तपाईंले सुरक्षित गर्दा दुवै सँगसँगै देखिन्छन्।',
  },
  load: { en: 'Show it', ne: 'देखाउनुहोस्' },
  elsewhere: {
    en: 'You have unsaved changes from %{time}, typed on another computer or in another browser.',
    ne: 'तपाईंले %{time} मा अर्को कम्प्युटर वा ब्राउजरमा टाइप गरेको कुरा सुरक्षित गरिएको थिएन।',
  },
} satisfies StaffWords
