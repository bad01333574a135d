import { defineWords } from '../../words.ts'

export const words = defineWords({
  title: { en: 'Waiting to be delivered', ne: 'पुग्न बाँकी सन्देश' },
  cancelled: {
    en: (subject: string) => `“${subject}” has been cancelled.`,
    ne: (subject: string) => `“${subject}” रद्द गरियो।`,
  },
  written: { en: (moment: string) => `Written ${moment}`, ne: (moment: string) => `लेखिएको: ${moment}` },
  sending: { en: 'Being sent …', ne: 'पठाइँदै छ …' },
  refused: {
    en: (reasons: string[]) => `It cannot be delivered as it is: ${reasons.join('. ')}.`,
    ne: (reasons: string[]) => `जस्ताको तस्तै पठाउन मिल्दैन: ${reasons.join('; ')}।`,
  },
  trouble: {
    connection: { en: 'Not yet: there is no connection to us.', ne: 'अझै पठाइएको छैन: हामीसँग जडान छैन।' },
    server: {
      en: 'We could not deliver it yet. We will try again automatically.',
      ne: 'सन्देश अझै पुगेको छैन। केही बेरमा आफैँ फेरि पठाइनेछ।',
    },
  },
  sendFirst: { en: 'Send the text in the form first.', ne: 'पहिले फारामको सन्देश पठाउनुहोस्।' },
  correct: { en: 'Correct it', ne: 'सच्याउनुहोस्' },
  now: { en: 'Try now', ne: 'अहिले पठाउनुहोस्' },
  cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  question: { en: 'Cancel this message?', ne: 'यो सन्देश रद्द गर्ने?' },
  consequence: {
    en: (subject: string) =>
      `“${subject}” has not reached us yet. It will be deleted from this browser and not delivered.`,
    ne: (subject: string) => `“${subject}” अझै हामीकहाँ पुगेको छैन। यो यस ब्राउजरबाट मेटिनेछ र पठाइनेछैन।`,
  },
  keep: { en: 'Keep it waiting', ne: 'पर्खिन दिनुहोस्' },
  cancelMessage: { en: 'Cancel the message', ne: 'सन्देश रद्द गर्नुहोस्' },
})
