import { defineWords } from '../../words.ts'

export const words = defineWords({
  people: { en: 'People', ne: 'जनशक्ति' },
  code: { en: 'Project no.', ne: 'परियोजना नं.' },
  parent: { en: 'Part of', ne: 'मूल परियोजना' },
  client: { en: 'Client', ne: 'ग्राहक' },
  funder: { en: 'Funded by', ne: 'आर्थिक स्रोत' },
  district: { en: 'District', ne: 'जिल्ला' },
  districts: { en: 'Districts', ne: 'जिल्लाहरू' },
  province: { en: 'Province', ne: 'प्रदेश' },
  provinces: { en: 'Provinces', ne: 'प्रदेशहरू' },
  services: { en: 'Services', ne: 'सेवाहरू' },
  status: { en: 'Status', ne: 'अवस्था' },
  period: { en: 'Period', ne: 'अवधि' },
  size: { en: 'Size', ne: 'आकार' },
  value: { en: 'Project cost', ne: 'परियोजनाको लागत' },
  venture: { en: 'Joint venture', ne: 'संयुक्त उपक्रम' },
  share: { en: 'Our share', ne: 'हाम्रो हिस्सा' },
  checked: { en: 'Checked in', ne: 'जाँचिएको महिना' },
  map: { en: 'On OpenStreetMap', ne: 'OpenStreetMap मा हेर्नुहोस्' },
  scope: { en: 'Work done', ne: 'गरिएको काम' },
  fields: { en: 'Fields:', ne: 'क्षेत्र:' },
})
