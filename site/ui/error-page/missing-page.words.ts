import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    text: 'No drawing has this number. The page may have moved, or the address may have a slip of the pen in it.',
    look: 'Search the site',
    find: 'Search',
    projects: 'All projects',
    services: 'What we do',
    news: 'News and events',
    about: 'About the firm',
    home: 'Home page',
    contact: 'Ask us',
  },
  ne: {
    text: 'यो नम्बरको कुनै नक्सा छैन। पृष्ठ अन्त सरेको वा ठेगाना लेख्दा चिप्लिएको हुन सक्छ।',
    look: 'यो साइटमा खोज्नुहोस्',
    find: 'खोज्नुहोस्',
    projects: 'सबै परियोजना',
    services: 'हामी के गर्छौँ',
    news: 'समाचार तथा कार्यक्रम',
    about: 'संस्थाबारे',
    home: 'गृहपृष्ठ',
    contact: 'हामीलाई सोध्नुहोस्',
  },
})
