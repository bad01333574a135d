// @chunk shared
import { defineWords } from '../../words.ts'

/** The entries of the menu are word for word those of the specification, section 2. */
export const words = defineWords({
  home: { en: 'HOME', ne: 'गृहपृष्ठ' },
  about: { en: 'ABOUT US', ne: 'हाम्रो बारेमा' },
  overview: { en: 'Overview', ne: 'परिचय' },
  clients: { en: 'Clients', ne: 'ग्राहक' },
  story: { en: 'Our Story', ne: 'हाम्रो कथा' },
  history: { en: 'History', ne: 'इतिहास' },
  team: { en: 'Teams', ne: 'टोली' },
  profile: { en: 'Profile', ne: 'प्रोफाइल' },
  services: { en: 'SERVICE', ne: 'सेवा' },
  projects: { en: 'PROJECTS', ne: 'परियोजना' },
  news: { en: 'NEWS & EVENT', ne: 'समाचार तथा कार्यक्रम' },
  gallery: { en: 'GALLERY', ne: 'चित्रशाला' },
  contact: { en: 'CONTACT US', ne: 'सम्पर्क' },
  menu: { en: 'Menu', ne: 'मेनु' },
  main: { en: 'Main', ne: 'मुख्य' },
  submenuOf: { en: (entry: string) => `${entry} submenu`, ne: (entry: string) => `${entry}: उपमेनु` },
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
  searchSite: { en: 'Search the site', ne: 'यो साइटमा खोज्नुहोस्' },
})
