import type { StaffWords } from '../words/use-words.ts'

export const cropWords = {
  title: { en: 'Crop the picture', ne: 'तस्बिर काट्नुहोस्' },
  open: { en: 'Crop…', ne: 'काट्नुहोस्…' },
  shape: { en: 'Shape', ne: 'आकार' },
  free: { en: 'Free', ne: 'इच्छाअनुसार' },
  turn_left: { en: 'Turn left', ne: 'बायाँ घुमाउनुहोस्' },
  turn_right: { en: 'Turn right', ne: 'दायाँ घुमाउनुहोस्' },
  undo: { en: 'Undo the crop', ne: 'पहिलेको पूरा तस्बिर ल्याउनुहोस्' },
  help: {
    en: 'Drag the frame or its corners, or move them with the arrow keys (with Shift further). The original is kept: the crop can be undone at any time.',
    ne: 'फ्रेम वा त्यसका कुना तान्नुहोस्, वा तीर कुञ्जीले सार्नुहोस् (शिफ्टसहित टाढा)। मूल तस्बिर सुरक्षित रहन्छ: काटेको जुनसुकै बेला पूर्ववत् गर्न सकिन्छ।',
  },
  done: { en: 'Picture cropped.', ne: 'तस्बिर काटियो।' },
  undone: { en: 'The whole picture is shown again.', ne: 'पूरा तस्बिर फेरि देखाइयो।' },
  missing: { en: 'The picture could not be loaded.', ne: 'तस्बिर लोड हुन सकेन।' },
  area: { en: 'The part that is kept', ne: 'राखिने भाग' },
  side: {
    n: { en: 'Upper edge', ne: 'माथिल्लो किनार' },
    s: { en: 'Lower edge', ne: 'तल्लो किनार' },
    e: { en: 'Right edge', ne: 'दायाँ किनार' },
    w: { en: 'Left edge', ne: 'बायाँ किनार' },
    nw: { en: 'Upper left corner', ne: 'माथिल्लो बायाँ कुना' },
    ne: { en: 'Upper right corner', ne: 'माथिल्लो दायाँ कुना' },
    sw: { en: 'Lower left corner', ne: 'तल्लो बायाँ कुना' },
    se: { en: 'Lower right corner', ne: 'तल्लो दायाँ कुना' },
  },
} satisfies StaffWords
