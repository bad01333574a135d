import { RESERVED } from '../../../contract/pictures/licences.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    by: (name: string) => `Photo: ${name}`,
    reserved: RESERVED,
    print: (width: number, height: number) => `For print (${width} × ${height} pixels)`,
  },
  ne: {
    by: (name: string) => `तस्बिर: ${name}`,
    reserved: 'सर्वाधिकार सुरक्षित',
    print: (width: number, height: number) => `छपाइका लागि (${width} × ${height} पिक्सेल)`,
  },
})
