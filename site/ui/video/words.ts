import { defineWords } from '../../words.ts'

export const words = defineWords({
  play: { en: (host: string) => `Play on ${host}`, ne: (host: string) => `${host} मा हेर्नुहोस्` },
  note: {
    en: (host: string) => `${host} then learns of your visit.`,
    ne: (host: string) => `त्यसपछि तपाईं यहाँ आएको ${host} ले थाहा पाउँछ।`,
  },
})
