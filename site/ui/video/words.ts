import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    play: (host: string) => `Play on ${host}`,
    note: (host: string) => `${host} then learns of your visit.`,
  },
  ne: {
    play: (host: string) => `${host} मा हेर्नुहोस्`,
    note: (host: string) => `त्यसपछि तपाईं यहाँ आएको ${host} ले थाहा पाउँछ।`,
  },
})
