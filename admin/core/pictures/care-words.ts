import type { StaffWords } from '../words/use-words.ts'

/** Of the screens on which many pictures are looked after. */
export const careWords = {
  texts: { en: 'Describe pictures', ne: 'तस्बिरको वर्णन लेख्नुहोस्' },
  texts_help: {
    en: 'What you type is saved as you go. Enter leads to the next field.',
    ne: 'तपाईंले लेखेको आफै सुरक्षित हुन्छ। इन्टर थिच्दा अर्को खाली ठाउँमा पुगिन्छ।',
  },
  progress: { en: '%{done} of %{count} described', ne: '%{count} मध्ये %{done} वटाको वर्णन लेखियो' },
  all_described: { en: 'All pictures are described.', ne: 'सबै तस्बिरको वर्णन लेखिएको छ।' },
  more: { en: 'Show the next ones', ne: 'अरू देखाउनुहोस्' },
  saving: { en: 'saving…', ne: 'सुरक्षित हुँदै छ…' },
  saved: { en: 'saved', ne: 'सुरक्षित भयो' },
  chosen: { en: '%{count} chosen', ne: '%{count} वटा छानिए' },
  unchoose: { en: 'Choose none', ne: 'कुनै नछान्नुहोस्' },
  choose_page: { en: 'Choose all on this page', ne: 'यो पृष्ठका सबै छान्नुहोस्' },
  set: { en: 'Tags, credit, licence…', ne: 'ट्याग, श्रेय, लाइसेन्स…' },
  added_tags: { en: 'Add tags', ne: 'ट्याग थप्नुहोस्' },
  removed_tags: { en: 'Remove tags', ne: 'ट्याग हटाउनुहोस्' },
  set_help: {
    en: 'What is left empty stays as it is. Separate tags with commas.',
    ne: 'खाली छोडिएको कुरा जस्ताको तस्तै रहन्छ। ट्याग अल्पविरामले छुट्याउनुहोस्।',
  },
  trashed: {
    en: '%{count} picture moved to the trash. |||| %{count} pictures moved to the trash.',
    ne: '%{count} वटा तस्बिर रद्दीटोकरीमा सारियो।',
  },
  recovered: {
    en: '%{count} picture restored. |||| %{count} pictures restored.',
    ne: '%{count} वटा तस्बिर फिर्ता ल्याइयो।',
  },
  changed: { en: '%{count} picture changed. |||| %{count} pictures changed.', ne: '%{count} वटा तस्बिर बदलियो।' },
  left: { en: 'Not moved, because something shows them: %{names}', ne: 'कतै देखाइएकाले सारिएनन्: %{names}' },
} satisfies StaffWords
