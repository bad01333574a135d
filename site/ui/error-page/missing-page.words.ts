import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    text: 'There is no page at this address. Check the address, or search the site.',
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
    text: 'यो ठेगानामा कुनै पृष्ठ छैन। ठेगाना गलत लेखिएको वा पृष्ठ अन्त सरेको हुन सक्छ। ठेगाना जाँच्नुहोस् वा साइटमा खोज्नुहोस्।',
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
