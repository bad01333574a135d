import { defineWords } from '../../words.ts'

export const words = defineWords({
  text: {
    en: 'There is no page at this address. Check the address, or search the site.',
    ne: 'यो ठेगानामा कुनै पृष्ठ छैन। ठेगाना गलत लेखिएको वा पृष्ठ अन्त सरेको हुन सक्छ। ठेगाना जाँच्नुहोस् वा साइटमा खोज्नुहोस्।',
  },
  find: { en: 'Search', ne: 'खोज्नुहोस्' },
  look: { en: 'Search the site', ne: 'यो साइटमा खोज्नुहोस्' },
  projects: { en: 'All projects', ne: 'सबै परियोजना' },
  services: { en: 'What we do', ne: 'हामी के गर्छौँ' },
  news: { en: 'News and events', ne: 'समाचार तथा कार्यक्रम' },
  about: { en: 'About the firm', ne: 'संस्थाबारे' },
  home: { en: 'Home page', ne: 'गृहपृष्ठ' },
  contact: { en: 'Ask us', ne: 'हामीलाई सोध्नुहोस्' },
})
