import { defineWords } from '../../words.ts'
import texts from './words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  validUntil: { en: (day: string) => `Valid until ${day}`, ne: (day: string) => `${day} सम्म मान्य` },
  issuedOn: { en: (day: string) => `Issued on ${day}`, ne: (day: string) => `जारी मिति: ${day}` },
  checkedIn: { en: (month: string) => `Checked in ${month}`, ne: (month: string) => `जाँचिएको महिना: ${month}` },
})
