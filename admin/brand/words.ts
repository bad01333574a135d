import type { StaffWords } from '../core/words/use-words.ts'

export const brandWords = {
  preview: { en: 'The home page with these choices', ne: 'यी छनोटसहितको गृहपृष्ठ' },
  not_read: {
    en: 'The home page could not be loaded: load this screen again.',
    ne: 'गृहपृष्ठ खुल्न सकेन: यो पृष्ठ फेरि खोल्नुहोस्।',
  },
  shown_on: { en: 'Colours of the preview', ne: 'पूर्वावलोकनका रङ' },
  scheme: { light: { en: 'Light', ne: 'उज्यालो' }, dark: { en: 'Dark', ne: 'अँध्यारो' } },
  readable: { en: 'How the colour is read', ne: 'रङ कसरी पढिन्छ' },
  as_it_is: {
    light: {
      en: 'Light pages use %{color} as it is: its contrast is %{contrast} to 1, and 4.5 is enough.',
      ne: 'उज्यालो पृष्ठमा %{color} जस्ताको तस्तै रहन्छ: कन्ट्रास्ट %{contrast}, ४.५ भए पुग्छ।',
    },
    dark: {
      en: 'Dark pages use %{color} as it is: its contrast is %{contrast} to 1, and 4.5 is enough.',
      ne: 'अँध्यारो पृष्ठमा %{color} जस्ताको तस्तै रहन्छ: कन्ट्रास्ट %{contrast}, ४.५ भए पुग्छ।',
    },
  },
  shifted: {
    light: {
      en: '%{accent} is too pale to be read on light pages. They use the darker %{color}, with a contrast of %{contrast} to 1.',
      ne: 'उज्यालो पृष्ठमा %{accent} पढ्न नसकिने गरी फिक्का छ। त्यहाँ गाढा %{color} रहन्छ, कन्ट्रास्ट %{contrast}।',
    },
    dark: {
      en: '%{accent} is too dark to be read on dark pages. They use the lighter %{color}, with a contrast of %{contrast} to 1.',
      ne: 'अँध्यारो पृष्ठमा %{accent} पढ्न नसकिने गरी गाढा छ। त्यहाँ हल्का %{color} रहन्छ, कन्ट्रास्ट %{contrast}।',
    },
  },
  faults: {
    en: 'Faults in forms are marked in violet, because your colour is red itself.',
    ne: 'तपाईंको रङ आफैँ रातो भएकाले फारामका त्रुटि बैजनी रङमा देखिन्छन्।',
  },
} satisfies StaffWords
