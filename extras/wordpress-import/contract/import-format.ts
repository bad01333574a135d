import type { Words } from '../../../contract/locale.ts'
import type { ImportFormat } from '../../../contract/transfer/import-notes.ts'

declare module '../../../contract/transfer/import-notes.ts' {
  interface ExtraNotes extends Record<keyof typeof NOTES, unknown> {}
}

const NOTES = {
  trashed: { en: 'In the trash of WordPress: left out', ne: 'WordPress को रद्दीटोकरीमा: छोडियो' },
  untouched: {
    en: 'Written by WordPress itself into every new site, and never changed: left out',
    ne: 'WordPress आफैँले नयाँ साइटमा राख्ने र कसैले नबदलेका पाठ: छोडियो',
  },
  private: {
    en: 'Private or behind a password: kept as a draft',
    ne: 'निजी वा पासवर्डले सुरक्षित: मस्यौदाका रूपमा राखियो',
  },
  scheduled: {
    en: 'Scheduled in WordPress: kept as a draft with its date',
    ne: 'WordPress मा तालिकाबद्ध: मितिसहित मस्यौदाका रूपमा राखियो',
  },
  otherType: { en: 'Left out: this site has no such content', ne: 'यहाँ ठाउँ नभएको प्रकार: छोडियो' },
  sitePage: { en: 'Became the text of a page of this site', ne: 'यस साइटको पृष्ठको पाठ बन्यो' },
  sitePageDraft: {
    en: 'A page that has a text already: kept as its newest draft',
    ne: 'पहिल्यै पाठ भएको पृष्ठ: नयाँ मस्यौदाका रूपमा राखियो',
  },
  otherPage: {
    en: 'A page that this site does not have: kept as a draft of news',
    ne: 'यस साइटमा नभएको पृष्ठ: समाचारको मस्यौदाका रूपमा राखियो',
  },
  tooLong: { en: 'The text is too long: left out', ne: 'पाठ धेरै लामो: छोडियो' },
  shortened: { en: 'The title or summary was shortened', ne: 'शीर्षक वा सारांश छोट्याइयो' },
  longAddress: {
    en: 'The address is longer than 2,000 characters: left out',
    ne: 'ठेगाना २,००० अक्षरभन्दा लामो: छोडियो',
  },
  moreCategories: { en: 'Of several categories the first one counts', ne: 'धेरै वर्गमध्ये पहिलो मात्र राखियो' },
  tags: { en: 'Tags were left out', ne: 'ट्याग छोडिए' },
  comments: { en: 'Comments were left out', ne: 'टिप्पणी छोडिए' },
  authors: { en: 'Authors are not named here', ne: 'यहाँ लेखकको नाम देखिँदैन' },
  shortcode: { en: 'An unknown shortcode was removed, its text kept', ne: 'अपरिचित सर्टकोड हटाइयो, पाठ राखियो' },
  embedded: { en: 'Embedded content became a link', ne: 'एम्बेड गरिएको सामग्री लिङ्क बन्यो' },
  pictureLost: {
    en: 'A picture could not be had; a link stands in its place',
    ne: 'तस्बिर पाइएन; त्यसको ठाउँमा लिङ्क छ',
  },
  foreignPicture: { en: 'A picture of another site became a link', ne: 'अर्को साइटको तस्बिर लिङ्क बन्यो' },
  document: {
    en: 'A document was not taken over; its links lead to the old site',
    ne: 'कागजात ल्याइएन; लिङ्कले पुरानै ठाउँमा लैजान्छ',
  },
  deadLink: {
    en: 'Links to addresses of the old site that were not imported',
    ne: 'आयात नगरिएका पुराना ठेगानामा जाने लिङ्क',
  },
  redirectTaken: {
    en: 'The old address is in use here: no redirect was made',
    ne: 'पुरानो ठेगाना यहाँ प्रयोगमा छ: पुनर्निर्देशन बनाइएन',
  },
  flaw: { en: 'Faults of the file that could be read all the same', ne: 'फाइलका त्रुटि, तर पढ्न सकियो' },
} satisfies Record<string, Words>

/** WordPress eXtended RSS. */
export const format: ImportFormat = {
  name: 'wxr',
  title: { en: 'WordPress export', ne: 'WordPress को निर्यात' },
  help: {
    en: 'From WordPress, the file of Tools → Export → All content.',
    ne: 'WordPress बाट भए Tools → Export → All content को फाइल।',
  },
  accept: '.xml',
  notes: NOTES,
}
