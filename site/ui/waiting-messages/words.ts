import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  cancelled: {
    en: (subject: string) => `“${subject}” has been cancelled.`,
    ne: (subject: string) => `“${subject}” रद्द गरियो।`,
  },
  written: { en: (moment: string) => `Written ${moment}`, ne: (moment: string) => `लेखिएको: ${moment}` },
  refused: {
    en: (reasons: string[]) => `It cannot be delivered as it is: ${reasons.join('. ')}.`,
    ne: (reasons: string[]) => `जस्ताको तस्तै पठाउन मिल्दैन: ${reasons.join('; ')}।`,
  },
  consequence: {
    en: (subject: string) =>
      `“${subject}” has not reached us yet. It will be deleted from this browser and not delivered.`,
    ne: (subject: string) => `“${subject}” अझै हामीकहाँ पुगेको छैन। यो यस ब्राउजरबाट मेटिनेछ र पठाइनेछैन।`,
  },
})
