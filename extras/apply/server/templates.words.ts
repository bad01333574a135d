import type { AnswerTemplates } from '../contract/templates.ts'

/** Until an owner has saved others. */
export const READY_ANSWERS: AnswerTemplates['templates'] = [
  {
    subject: 'Invitation to an interview: {post}',
    text: 'Dear {name},\n\nThank you for your application for the post “{post}”. We would like to meet you for an interview.\n\nPlease reply to this mail with a day and a time that suit you.\n\nKind regards',
    subjectNe: 'अन्तर्वार्ताको निमन्त्रणा: {post}',
    textNe:
      '{name} ज्यू,\n\n“{post}” पदका लागि आवेदन दिनुभएकोमा धन्यवाद। हामी तपाईंलाई अन्तर्वार्तामा भेट्न चाहन्छौँ।\n\nतपाईंलाई मिल्ने दिन र समय यस इमेलको जवाफमा लेख्नुहोस्।\n\nधन्यवाद',
  },
  {
    subject: 'Your application: {post}',
    text: 'Dear {name},\n\nThank you for your application for the post “{post}”. We have chosen somebody else this time.\n\nWe wish you all the best, and hope that you apply again.\n\nKind regards',
    subjectNe: 'तपाईंको आवेदन: {post}',
    textNe:
      '{name} ज्यू,\n\n“{post}” पदका लागि आवेदन दिनुभएकोमा धन्यवाद। यस पटक हामीले अर्को उम्मेदवारलाई छान्यौँ।\n\nतपाईंलाई शुभकामना छ, र फेरि आवेदन दिनुहुनेछ भन्ने आशा छ।\n\nधन्यवाद',
  },
]
