import { defineWords } from '../words.ts'

export const words = defineWords({
  back: { en: 'Back to News', ne: 'समाचारमा फर्कनुहोस्' },
  author: { en: 'Author', ne: 'लेखक' },
  // Author and reading time are fixed (specification section 2).
  admin: { en: 'Admin', ne: 'प्रशासन' },
  date: { en: 'Date', ne: 'मिति' },
  reading: { en: 'Reading time', ne: 'पढ्ने समय' },
  minutes: { en: '5 min read', ne: '५ मिनेट' },
  category: { en: 'Category', ne: 'वर्ग' },
  moreIn: {
    en: (category: string) => `More in ${category.toLowerCase()}`,
    ne: (category: string) => `${category} वर्गका अन्य समाचार`,
  },
  more: { en: 'More news', ne: 'अन्य समाचार' },
  neighbours: { en: 'News before and after this', ne: 'यसअघि र पछिका समाचार' },
  news: { en: 'News', ne: 'समाचार' },
})
