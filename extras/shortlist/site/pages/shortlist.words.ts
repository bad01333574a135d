import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  en: {
    title: 'Shortlist',
    description: 'Projects and people of the firm, picked as references.',
    own: 'Projects and people that you picked as references. They are stored in this browser, and nowhere else.',
    linked: 'Projects and people that somebody picked as references.',
  },
  ne: {
    title: 'छनोट सूची',
    description: 'संस्थाका छानिएका परियोजना र व्यक्ति।',
    own: 'तपाईंले छान्नुभएका परियोजना र व्यक्ति। यो सूची यसै ब्राउजरमा मात्र राखिन्छ, अन्यत्र होइन।',
    linked: 'कसैले छानेका परियोजना र व्यक्ति।',
  },
})
