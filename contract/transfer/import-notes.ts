import type { Words } from '../locale.ts'

/** Notes of a report besides counts; examples follow. Those of an extra stand with its format. */
export const IMPORT_NOTES = {
  example: { en: 'The example row of a template was left out', ne: 'नमुना पङ्क्ति छोडियो' },
  bsDate: { en: 'Dates in Bikram Sambat were converted to AD', ne: 'विक्रम संवत्‌का मिति ईस्वी संवत्‌मा बदलिए' },
  localLevel: {
    en: 'A municipality stood alone: its district was added',
    ne: 'स्थानीय तह मात्र लेखिएको: त्यसको जिल्ला थपियो',
  },
  amount: { en: 'Amounts that were read by their unit or their column', ne: 'एकाइ वा स्तम्भअनुसार पढिएका रकम' },
  madeNumber: { en: 'Without a number of their own: one was made', ne: 'आफ्नो नम्बर नभएका: नम्बर बनाइयो' },
  sameRow: {
    en: 'Rows like an earlier one were left out: give each a number (id) of its own if they are not the same',
    ne: 'अघिल्लो पङ्क्तिजस्तै पङ्क्ति छोडिए: एउटै होइनन् भने हरेकलाई आफ्नै नम्बर (id) दिनुहोस्',
  },
  statusAssumed: { en: 'Without a status and an end: taken as ongoing', ne: 'अवस्था र अन्त्य नभएका: चालु मानियो' },
  preetiKept: {
    en: 'In a column of Preeti, and kept as they are: look at these texts',
    ne: 'प्रीतिको स्तम्भमा भएका तर जस्ताको तस्तै राखिएका: यी पाठ हेर्नुहोस्',
  },
  preetiFound: {
    en: 'These texts look as if typed in a font such as Preeti, and were not converted',
    ne: 'यी पाठ प्रीति जस्तो फन्टमा टाइप गरिएका देखिन्छन्, र बदलिएका छैनन्',
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
  edited: { en: 'Edited or published since: stays', ne: 'पछि सम्पादन वा प्रकाशन भएको: रहन्छ' },
  used: { en: 'Still in use: stays', ne: 'अझै प्रयोगमा: रहन्छ' },
} satisfies Record<string, Words>
/** An extra adds the names of its own by module augmentation. */
export interface ExtraNotes {}
export type ImportNote = keyof typeof IMPORT_NOTES | keyof ExtraNotes

/** A format of files that an extra imports, as staff are told of it: `extras/<name>/contract/import-format.ts`. */
export interface ImportFormat {
  /** As imports keep it. */
  name: string
  title: Words
  /** How the other program makes such a file, a sentence. */
  help: Words
  /** Endings of its names. */
  accept: string
  /** Notes of its reports. */
  notes: Record<string, Words>
}
