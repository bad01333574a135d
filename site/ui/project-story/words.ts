import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  write: { en: (service: string) => `Write about: ${service}`, ne: (service: string) => `यसबारे लेख्नुहोस्: ${service}` },
  subject: {
    en: (service: string, name: string) => `${service}: for ${name}`,
    ne: (service: string, name: string) => `${service}: ${name} का लागि`,
  },
})
