import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  reference: {
    en: ['Your reference is ', '. Quote it if you contact us about this message.'],
    ne: ['तपाईंको सन्दर्भ नम्बर ', ' हो। सन्देशबारे सोध्दा यही नम्बर भन्नुहोस्।'],
  },
  sentence: {
    en: (text: string) => text.replace(/[^.!?]$/, '$&.'),
    ne: (text: string) => text.replace(/[^।!?]$/, '$&।'),
  },
  stillHere: {
    en: ['What you wrote is still here: please send it once more in a moment, or write to ', '.'],
    ne: ['तपाईंले लेख्नुभएको कुरा यहीँ छ: केही बेरमा फेरि पठाउनुहोस्, वा ', ' मा इमेल गर्नुहोस्।'],
  },
})
