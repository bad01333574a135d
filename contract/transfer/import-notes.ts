import type { Words } from '../locale.ts'

/** Notes of a report besides counts; examples follow. */
export const IMPORT_NOTES = {
  example: { en: 'The example row of a template was left out', ne: 'नमुना पङ्क्ति छोडियो' },
  bsDate: { en: 'Dates in Bikram Sambat were converted to AD', ne: 'विक्रम संवत्‌का मिति ईस्वी संवत्‌मा बदलिए' },
  localLevel: {
    en: 'A municipality stood alone: its district was added',
    ne: 'स्थानीय तह मात्र लेखिएको: त्यसको जिल्ला थपियो',
  },
  amount: { en: 'Amounts that were read by their unit or their column', ne: 'एकाइ वा स्तम्भअनुसार पढिएका रकम' },
  madeNumber: { en: 'Without a number of their own: one was made', ne: 'आफ्नो नम्बर नभएका: नम्बर बनाइयो' },
  statusAssumed: { en: 'Without a status and an end: taken as ongoing', ne: 'अवस्था र अन्त्य नभएका: चालु मानियो' },
  preetiKept: {
    en: 'In a column of Preeti, and kept as they are: look at these texts',
    ne: 'प्रीतिको स्तम्भमा भएका तर जस्ताको तस्तै राखिएका: यी पाठ हेर्नुहोस्',
  },
  preetiFound: {
    en: 'These texts look as if typed in a font such as Preeti, and were not converted',
    ne: 'यी पाठ प्रीति जस्तो फन्टमा टाइप गरिएका देखिन्छन्, र बदलिएका छैनन्',
  },
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
  cellError: {
    en: 'Errors of the spreadsheet, such as #N/A, count as empty',
    ne: 'स्प्रेडसिटका त्रुटि (जस्तै #N/A) खाली मानिए',
  },
  strayCell: {
    en: 'Cells without a heading were left out: check them, and quote cells that have separators',
    ne: 'शीर्षक नभएका कोष्ठ छोडिए: जाँच्नुहोस्; विभाजक चिह्न भएका कोष्ठलाई उद्धरण चिह्नमा राख्नुहोस्',
  },
  mergedCells: { en: 'Merged cells: each of their rows has the value', ne: 'जोडिएका कोष्ठ: मान सबै पङ्क्तिमा राखियो' },
  besideTable: {
    en: 'Sums, signatures and repeated headings were left out',
    ne: 'जोड, हस्ताक्षर र दोहोरिएका शीर्षक छोडिए',
  },
  hiddenCells: { en: 'Hidden in the workbook, and imported', ne: 'कार्यपुस्तिकामा लुकाइएको, तर आयात गरियो' },
  hiddenSheet: { en: 'Hidden sheets were left out', ne: 'लुकाइएका पाना छोडिए' },
  encoding: {
    en: 'Not UTF-8, but read as Windows-1252: check special characters',
    ne: 'UTF-8 होइन, Windows-1252 मानेर पढियो: विशेष अक्षर जाँच्नुहोस्',
  },
  flaw: { en: 'Faults of the file that could be read all the same', ne: 'फाइलका त्रुटि, तर पढ्न सकियो' },
  edited: { en: 'Edited or published since: stays', ne: 'पछि सम्पादन वा प्रकाशन भएको: रहन्छ' },
  used: { en: 'Still in use: stays', ne: 'अझै प्रयोगमा: रहन्छ' },
} satisfies Record<string, Words>
export type ImportNote = keyof typeof IMPORT_NOTES
