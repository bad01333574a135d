import type { StaffWords } from '../words/use-words.ts'

export default {
  pictures: {
    en: 'All pictures, and where each is used. Describe each in one sentence for people who cannot see it.',
    ne: 'सबै तस्बिर र तिनको प्रयोग। नदेख्नेका लागि हरेकको एक वाक्यमा वर्णन गर्नुहोस्।',
  },
} satisfies StaffWords
