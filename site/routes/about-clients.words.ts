import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  clients: { en: 'Clients', ne: 'ग्राहक' },
  partners: { en: 'Partners', ne: 'साझेदार' },
  clientsTitle: { en: 'Clients of the firm', ne: 'संस्थाका ग्राहक' },
  external: { en: ', external site', ne: ', बाहिरी साइट' },
  projects: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
  subject: { en: 'References', ne: 'कार्य अनुभव' },
  kinds: {
    federal: { en: 'Federal offices', ne: 'सङ्घीय निकाय' },
    provincial: { en: 'Provincial offices', ne: 'प्रदेशका निकाय' },
    local: { en: 'Local governments', ne: 'स्थानीय तह' },
    development: { en: 'Development agencies', ne: 'विकास साझेदार निकाय' },
    private: { en: 'Private developers', ne: 'निजी प्रवर्द्धक' },
  },
})
