import { defineWords } from '../words.ts'

export const words = defineWords({
  delivered: {
    en: (reference: string) => `Your message has been delivered. Your reference is ${reference}.`,
    ne: (reference: string) => `तपाईंको सन्देश पुग्यो। तपाईंको सन्दर्भ नम्बर ${reference} हो।`,
  },
})
