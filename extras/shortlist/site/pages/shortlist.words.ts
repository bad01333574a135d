import { defineWords } from '../../../../site/words.ts'

export const words = defineWords({
  title: { en: 'Shortlist', ne: 'छनोट सूची' },
  description: { en: 'Projects and people of the firm, picked as references.', ne: 'संस्थाका छानिएका परियोजना र व्यक्ति।' },
  own: {
    en: 'Projects and people that you picked as references. They are stored in this browser, and nowhere else.',
    ne: 'तपाईंले छान्नुभएका परियोजना र व्यक्ति। यो सूची यसै ब्राउजरमा मात्र राखिन्छ, अन्यत्र होइन।',
  },
  linked: { en: 'Projects and people that somebody picked as references.', ne: 'कसैले छानेका परियोजना र व्यक्ति।' },
})
