import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    back: 'Back to News',
    author: 'Author',
    // Author and reading time are fixed (specification section 2).
    admin: 'Admin',
    date: 'Date',
    reading: 'Reading time',
    minutes: '5 min read',
    category: 'Category',
    moreIn: (category: string) => `More in ${category.toLowerCase()}`,
    more: 'More news',
    neighbours: 'News before and after this',
    news: 'News',
  },
  ne: {
    back: 'समाचारमा फर्कनुहोस्',
    author: 'लेखक',
    admin: 'प्रशासन',
    date: 'मिति',
    reading: 'पढ्ने समय',
    minutes: '५ मिनेट',
    category: 'वर्ग',
    moreIn: (category: string) => `${category} वर्गका अन्य समाचार`,
    more: 'अन्य समाचार',
    neighbours: 'यसअघि र पछिका समाचार',
    news: 'समाचार',
  },
})
