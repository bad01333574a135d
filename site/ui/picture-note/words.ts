import { RESERVED } from '../../../contract/pictures/licences.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: { by: (name: string) => `Photo: ${name}`, reserved: RESERVED },
  ne: { by: (name: string) => `तस्बिर: ${name}`, reserved: 'सर्वाधिकार सुरक्षित' },
})
