import { defineWords } from '../../words.ts'

export const words = defineWords({
  challenge: { en: 'Challenge', ne: 'चुनौती' },
  method: { en: 'Method', ne: 'कार्यविधि' },
  result: { en: 'Result', ne: 'नतिजा' },
  phases: { en: 'Phases', ne: 'चरणहरू' },
  ask: { en: 'Ask about this kind of work:', ne: 'यस प्रकारको कामबारे सोध्नुहोस्:' },
  write: { en: (service: string) => `Write about: ${service}`, ne: (service: string) => `यसबारे लेख्नुहोस्: ${service}` },
  subject: {
    en: (service: string, name: string) => `${service}: for ${name}`,
    ne: (service: string, name: string) => `${service}: ${name} का लागि`,
  },
})
