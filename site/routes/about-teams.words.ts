import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    leading: 'Leading',
    departments: 'Departments',
    search: 'Name or field of work',
    everybody: 'Show everybody',
    nobody: 'Nobody of that description',
    nobodyText: 'Every word that you type has to be found in somebody’s name, position, department or qualifications.',
    clear: 'Clear the search',
    subject: 'A meeting',
    result: (total: number, search: string) => {
      const people = total === 1 ? '1 person' : `${total} people`
      if (!search) return people
      return total === 0 ? `Nobody matches “${search}”.` : `${people} found for “${search}”.`
    },
  },
  ne: {
    leading: 'नेतृत्वमा',
    departments: 'विभाग',
    search: 'नाम वा कार्यक्षेत्र',
    everybody: 'सबैलाई देखाउनुहोस्',
    nobody: 'मिल्ने व्यक्ति भेटिएन',
    nobodyText: 'तपाईंले लेखेका सबै शब्द कसैको नाम, पद, विभाग वा योग्यतामा हुनुपर्छ।',
    clear: 'खोज हटाउनुहोस्',
    subject: 'भेटघाट',
    result: (total: number, search: string) => {
      const people = `${toDevanagariDigits(String(total))} जना`
      if (!search) return people
      return total === 0 ? `“${search}” सँग मिल्ने कोही भेटिएन।` : `“${search}” का लागि ${people} भेटिए।`
    },
  },
})
