import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    challenge: 'Challenge',
    method: 'Method',
    result: 'Result',
    phases: 'Phases',
    ask: 'Ask about this kind of work:',
    write: (service: string) => `Write about: ${service}`,
    subject: (service: string, name: string) => `${service}: for ${name}`,
  },
  ne: {
    challenge: 'चुनौती',
    method: 'कार्यविधि',
    result: 'नतिजा',
    phases: 'चरणहरू',
    ask: 'यस प्रकारको कामबारे सोध्नुहोस्:',
    write: (service: string) => `यसबारे लेख्नुहोस्: ${service}`,
    subject: (service: string, name: string) => `${service}: ${name} का लागि`,
  },
})
