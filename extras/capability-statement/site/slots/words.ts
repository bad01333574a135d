import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  statement: { en: 'Capability statement, to print or save as PDF', ne: 'क्षमता विवरण: प्रिन्ट गर्न वा PDF मा सुरक्षित गर्न' },
})
