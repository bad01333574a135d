import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    label: 'Vacancy',
    /** In front of the day, and behind it. */
    closesOn: ['Closes on ', ''],
    closedOn: ['Closed. Applications were possible until ', '.'],
    post: 'Post',
    employment: 'Employment',
    employments: {
      'full-time': 'Full time',
      'part-time': 'Part time',
      temporary: 'Fixed term',
      contractor: 'Contractor',
      intern: 'Internship',
    },
    workplace: 'Place of work',
    openings: 'Openings',
    salary: 'Monthly salary',
    application: 'Application',
    sendTo: 'Send it to',
  },
  ne: {
    label: 'रिक्त पद',
    closesOn: ['आवेदनको अन्तिम मिति: ', ''],
    closedOn: ['आवेदन बन्द भयो। अन्तिम मिति ', ' थियो।'],
    post: 'पद',
    employment: 'रोजगारीको प्रकार',
    employments: {
      'full-time': 'पूर्णकालीन',
      'part-time': 'आंशिक समय',
      temporary: 'निश्चित अवधि',
      contractor: 'ठेक्का वा परामर्श',
      intern: 'इन्टर्नसिप',
    },
    workplace: 'काम गर्ने ठाउँ',
    openings: 'पद सङ्ख्या',
    salary: 'मासिक तलब',
    application: 'आवेदन',
    sendTo: 'आवेदन पठाउने इमेल',
  },
})
