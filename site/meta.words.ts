// @chunk shared
import { toDevanagariDigits } from '../contract/digits.ts'
import { defineWords } from './words.ts'

export const words = defineWords({
  pageOf: {
    en: (title: string, page: number) => `${title}, page ${page}`,
    ne: (title: string, page: number) => `${title}, पृष्ठ ${toDevanagariDigits(String(page))}`,
  },
})
