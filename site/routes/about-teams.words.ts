import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'
import texts from './about-teams.words.json' with { type: 'json' }

export const words = defineWords({
  ...texts,
  result: {
    en: (total: number, search: string) => {
      const people = total === 1 ? '1 person' : `${total} people`
      if (!search) return people
      return total === 0 ? `Nobody matches “${search}”.` : `${people} found for “${search}”.`
    },
    ne: (total: number, search: string) => {
      const people = `${toDevanagariDigits(String(total))} जना`
      if (!search) return people
      return total === 0 ? `“${search}” सँग मिल्ने कोही भेटिएन।` : `“${search}” का लागि ${people} भेटिए।`
    },
  },
})
