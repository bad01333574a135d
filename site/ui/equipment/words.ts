import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  validUntil: { en: (day: string) => `valid until ${day}`, ne: (day: string) => `${day} सम्म मान्य` },
})
