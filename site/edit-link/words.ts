import { defineWords } from '../words.ts'

export const words = defineWords({
  edit: { en: 'Edit this page', ne: 'यो पृष्ठ सम्पादन गर्नुहोस्' },
})
