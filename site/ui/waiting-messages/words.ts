import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    title: 'Waiting to be delivered',
    cancelled: (subject: string) => `“${subject}” has been cancelled.`,
    written: (moment: string) => `Written ${moment}`,
    sending: 'Being sent …',
    refused: (reasons: string[]) => `It cannot be delivered as it is: ${reasons.join('. ')}.`,
    trouble: {
      connection: 'Not yet: there is no connection to us.',
      server: 'We could not deliver it yet. We will try again automatically.',
    },
    sendFirst: 'Send the text in the form first.',
    correct: 'Correct it',
    now: 'Try now',
    cancel: 'Cancel',
    question: 'Cancel this message?',
    consequence: (subject: string) =>
      `“${subject}” has not reached us yet. It will be deleted from this browser and not delivered.`,
    keep: 'Keep it waiting',
    cancelMessage: 'Cancel the message',
  },
  ne: {
    title: 'पुग्न बाँकी सन्देश',
    cancelled: (subject: string) => `“${subject}” रद्द गरियो।`,
    written: (moment: string) => `लेखिएको: ${moment}`,
    sending: 'पठाइँदै छ …',
    refused: (reasons: string[]) => `जस्ताको तस्तै पठाउन मिल्दैन: ${reasons.join('; ')}।`,
    trouble: {
      connection: 'अझै पठाइएको छैन: हामीसँग जडान छैन।',
      server: 'सन्देश अझै पुगेको छैन। केही बेरमा आफैँ फेरि पठाइनेछ।',
    },
    sendFirst: 'पहिले फारामको सन्देश पठाउनुहोस्।',
    correct: 'सच्याउनुहोस्',
    now: 'अहिले पठाउनुहोस्',
    cancel: 'रद्द गर्नुहोस्',
    question: 'यो सन्देश रद्द गर्ने?',
    consequence: (subject: string) => `“${subject}” अझै हामीकहाँ पुगेको छैन। यो यस ब्राउजरबाट मेटिनेछ र पठाइनेछैन।`,
    keep: 'पर्खिन दिनुहोस्',
    cancelMessage: 'सन्देश रद्द गर्नुहोस्',
  },
})
