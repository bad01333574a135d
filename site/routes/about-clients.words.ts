import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    clients: 'Clients',
    partners: 'Partners',
    clientsTitle: 'Clients of the firm',
    external: ', external site',
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    subject: 'References',
    kinds: {
      federal: 'Federal offices',
      provincial: 'Provincial offices',
      local: 'Local governments',
      development: 'Development agencies',
      private: 'Private developers',
    },
  },
  ne: {
    clients: 'ग्राहक',
    partners: 'साझेदार',
    clientsTitle: 'संस्थाका ग्राहक',
    external: ', बाहिरी साइट',
    projects: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
    subject: 'कार्य अनुभव',
    kinds: {
      federal: 'सङ्घीय निकाय',
      provincial: 'प्रदेशका निकाय',
      local: 'स्थानीय तह',
      development: 'विकास साझेदार निकाय',
      private: 'निजी प्रवर्द्धक',
    },
  },
})
