import { defineWords } from '../words.ts'

export const words = defineWords({ en: { edit: 'Edit this page' }, ne: { edit: 'यो पृष्ठ सम्पादन गर्नुहोस्' } })
