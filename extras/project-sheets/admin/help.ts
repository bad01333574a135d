import type { Help } from '../../../admin/core/feature.ts'

export default {
  sheets: {
    synonyms: 'qr code, print, verify',
    en: 'Sheets of projects that were made for printing, with how often their code was opened. A withdrawn sheet says so to whoever opens it.',
    ne: 'छाप्न बनाइएका परियोजना पाना, र तिनको कोड कति पटक खोलियो। फिर्ता लिइएको पानाले खोल्नेलाई त्यही भन्छ।',
  },
} satisfies Help
