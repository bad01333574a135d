import { defineWords } from '../words.ts'

export const words = defineWords({
  subject: { en: 'Working with you', ne: 'तपाईंहरूसँग काम गर्ने बारे' },
})
