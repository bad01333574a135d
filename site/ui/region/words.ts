import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  district: { en: (name: string) => `${name} District`, ne: (name: string) => `${name} जिल्ला` },
  projectsCrumb: { en: 'Projects', ne: 'परियोजनाहरू' },
  otherName: { en: 'In Nepali', ne: 'अङ्ग्रेजीमा' },
  code: { en: 'District code', ne: 'जिल्ला कोड' },
  number: { en: 'Number', ne: 'नम्बर' },
  province: { en: 'Province', ne: 'प्रदेश' },
  headquarters: { en: 'Headquarters', ne: 'सदरमुकाम' },
  capital: { en: 'Capital', ne: 'राजधानी' },
  lead: {
    en: (total: number, name: string) =>
      total === 0
        ? `We have no published project in ${name} yet.`
        : `We have worked on ${total === 1 ? '1 project' : `${total} projects`} in ${name}.`,
    ne: (total: number, name: string) =>
      total === 0
        ? `${name}मा हाम्रो कुनै परियोजना अहिलेसम्म छैन।`
        : `हामीले ${name}मा ${toDevanagariDigits(String(total))} परियोजनामा काम गरेका छौँ।`,
  },
  map: { en: (name: string) => `Map of ${name}`, ne: (name: string) => `${name}को नक्सा` },
  locations: { en: 'Projects on the map', ne: 'नक्सामा रहेका परियोजना' },
  noLocations: { en: 'No project here has an exact place.', ne: 'यहाँको कुनै परियोजनाको ठ्याक्कै स्थान दिइएको छैन।' },
  unplaced: {
    en: (total: number) => `${total === 1 ? '1 project' : `${total} projects`} without an exact place`,
    ne: (total: number) => `${toDevanagariDigits(String(total))} परियोजनाको ठ्याक्कै स्थान दिइएको छैन`,
  },
  source: { en: 'Boundaries:', ne: 'सिमाना:' },
  simplified: {
    en: (kilometres: number) => `official map of 2020, simplified: accurate to about ${kilometres} km`,
    ne: (kilometres: number) =>
      `वि.सं. २०७७ को आधिकारिक नक्सा, सरलीकृत: ${toDevanagariDigits(String(kilometres))} कि.मि. सम्मको शुद्धता`,
  },
  together: {
    en: (total: number) => `${total} projects close together`,
    ne: (total: number) => `नजिकै रहेका ${toDevanagariDigits(String(total))} परियोजना`,
  },
  facts: { en: 'At a glance', ne: 'एक झलकमा' },
  status: { en: 'Projects', ne: 'परियोजना' },
  services: { en: 'Services provided', ne: 'प्रदान गरिएका सेवा' },
  levels: { en: 'Local levels with projects', ne: 'परियोजना भएका स्थानीय तह' },
  years: { en: 'Years', ne: 'वर्ष' },
  projects: { en: (name: string) => `Projects in ${name}`, ne: (name: string) => `${name}का परियोजना` },
  none: { en: (name: string) => `No project in ${name} yet`, ne: (name: string) => `${name}मा अहिलेसम्म परियोजना छैन` },
  nearby: { en: 'Our projects nearby:', ne: 'नजिकका हाम्रा परियोजना:' },
  contact: { en: 'Contact us about a project here', ne: 'यहाँको परियोजनाबारे हामीलाई सम्पर्क गर्नुहोस्' },
  beyond: { en: 'The list ends before this page', ne: 'सूची यो पृष्ठभन्दा अगाडि नै सकिन्छ' },
  lastPage: { en: 'To the last page', ne: 'अन्तिम पृष्ठमा जानुहोस्' },
  neighbours: { en: 'Neighbouring districts', ne: 'छिमेकी जिल्ला' },
  provinces: { en: 'Neighbouring provinces', ne: 'छिमेकी प्रदेश' },
  districts: { en: 'Districts', ne: 'जिल्लाहरू' },
  localLevels: { en: 'Local levels', ne: 'स्थानीय तह' },
  kinds: {
    metropolitan: { en: 'Metropolitan cities', ne: 'महानगरपालिका' },
    subMetropolitan: { en: 'Sub-metropolitan cities', ne: 'उपमहानगरपालिका' },
    municipality: { en: 'Municipalities', ne: 'नगरपालिका' },
    rural: { en: 'Rural municipalities', ne: 'गाउँपालिका' },
  },
  count: {
    en: (total: number) => (total === 1 ? '1 project' : `${total} projects`),
    ne: (total: number) => `${toDevanagariDigits(String(total))} परियोजना`,
  },
  ask: { en: (name: string) => `Ask about work in ${name}`, ne: (name: string) => `${name}मा कामबारे सोध्नुहोस्` },
  subject: { en: (name: string) => `Work in ${name}`, ne: (name: string) => `${name}मा काम` },
})
