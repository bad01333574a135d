import { defineWords } from '../words.ts'
import texts from './client-detail.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  provinces: { en: (count: number) => (count === 1 ? 'Province' : 'Provinces'), ne: () => 'प्रदेश' },
  services: { en: (count: number) => (count === 1 ? 'Service' : 'Services'), ne: () => 'सेवा' },
  description: {
    en: (sentence: string) => `What we have done for this client: ${sentence}`,
    ne: (sentence: string) => `यस ग्राहकका लागि हामीले गरेका काम: ${sentence}`,
  },
})
