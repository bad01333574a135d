import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  leading: { en: 'Leading', ne: 'नेतृत्वमा' },
  departments: { en: 'Departments', ne: 'विभाग' },
  search: { en: 'Name or field of work', ne: 'नाम वा कार्यक्षेत्र' },
  everybody: { en: 'Show everybody', ne: 'सबैलाई देखाउनुहोस्' },
  nobody: { en: 'Nobody of that description', ne: 'मिल्ने व्यक्ति भेटिएन' },
  nobodyText: {
    en: 'Every word that you type has to be found in somebody’s name, position, department or qualifications.',
    ne: 'तपाईंले लेखेका सबै शब्द कसैको नाम, पद, विभाग वा योग्यतामा हुनुपर्छ।',
  },
  clear: { en: 'Clear the search', ne: 'खोज हटाउनुहोस्' },
  subject: { en: 'A meeting', ne: 'भेटघाट' },
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
