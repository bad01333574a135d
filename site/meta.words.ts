// @chunk shared
import { toDevanagariDigits } from '../contract/digits.ts'
import { defineWords } from './words.ts'

export const words = defineWords({
  en: { pageOf: (title: string, page: number) => `${title}, page ${page}` },
  ne: { pageOf: (title: string, page: number) => `${title}, पृष्ठ ${toDevanagariDigits(String(page))}` },
})
