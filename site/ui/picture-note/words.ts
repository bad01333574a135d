import { RESERVED } from '../../../contract/pictures/licences.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  by: { en: (name: string) => `Photo: ${name}`, ne: (name: string) => `तस्बिर: ${name}` },
  reserved: { en: RESERVED, ne: 'सर्वाधिकार सुरक्षित' },
  print: {
    en: (width: number, height: number) => `For print (${width} × ${height} pixels)`,
    ne: (width: number, height: number) => `छपाइका लागि (${width} × ${height} पिक्सेल)`,
  },
})
