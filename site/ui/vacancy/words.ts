import { defineWords } from '../../words.ts'

export const words = defineWords({
  label: { en: 'Vacancy', ne: 'रिक्त पद' },
  /** In front of the day, and behind it. */
  closesOn: { en: ['Closes on ', ''], ne: ['आवेदनको अन्तिम मिति: ', ''] },
  closedOn: { en: ['Closed. Applications were possible until ', '.'], ne: ['आवेदन बन्द भयो। अन्तिम मिति ', ' थियो।'] },
  post: { en: 'Post', ne: 'पद' },
  employment: { en: 'Employment', ne: 'रोजगारीको प्रकार' },
  employments: {
    'full-time': { en: 'Full time', ne: 'पूर्णकालीन' },
    'part-time': { en: 'Part time', ne: 'आंशिक समय' },
    temporary: { en: 'Fixed term', ne: 'निश्चित अवधि' },
    contractor: { en: 'Contractor', ne: 'ठेक्का वा परामर्श' },
    intern: { en: 'Internship', ne: 'इन्टर्नसिप' },
  },
  workplace: { en: 'Place of work', ne: 'काम गर्ने ठाउँ' },
  openings: { en: 'Openings', ne: 'पद सङ्ख्या' },
  salary: { en: 'Monthly salary', ne: 'मासिक तलब' },
  application: { en: 'Application', ne: 'आवेदन' },
  sendTo: { en: 'Send it to', ne: 'आवेदन पठाउने इमेल' },
})
