import { defineWords } from '../words.ts'

export const words = defineWords({ en: { subject: 'Working with you' }, ne: { subject: 'तपाईंहरूसँग काम गर्ने बारे' } })
