import type { ImportState } from '../../contract/import.ts'
import type { Words } from '../../contract/kinds/field.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  intro: {
    en: 'Content from another program: a WordPress export (Tools → Export → All content), or a table of one kind of content as CSV or JSON.',
    ne: 'अर्को प्रोग्रामको सामग्री: WordPress को निर्यात (Tools → Export → All content), वा एक प्रकारको सामग्रीको तालिका, CSV वा JSON मा।',
  },
  templates: { en: 'Templates of tables', ne: 'तालिकाका नमुना' },
  templatesHelp: {
    en: 'A template has every field in both languages, and an example row, which is not imported. Dates in CSV files may be in AD or BS: 2026-11-22, 2083-08-06.',
    ne: 'नमुनामा दुवै भाषाका सबै फिल्ड र एउटा उदाहरण पङ्क्ति हुन्छ, जुन आयात हुँदैन। CSV फाइलमा मिति ई.सं. वा वि.सं. दुवैमा हुन सक्छ: 2026-11-22, 2083-08-06।',
  },
  kind: { en: 'Kind of content', ne: 'सामग्रीको प्रकार' },
  kindHelp: { en: 'Choose the kind of content', ne: 'सामग्रीको प्रकार छान्नुहोस्' },
  download: { en: 'Template as %{format}', ne: 'नमुना, %{format}' },
  file: { en: 'File', ne: 'फाइल' },
  chooseFile: { en: 'Choose a file', ne: 'फाइल छान्नुहोस्' },
  otherFile: { en: 'Choose another file', ne: 'अर्को फाइल छान्नुहोस्' },
  chooseMedia: { en: 'Add pictures (ZIP)', ne: 'तस्बिर थप्नुहोस् (ZIP)' },
  mediaHelp: {
    en: 'Optional: pictures that are not in it are fetched from their addresses.',
    ne: 'ऐच्छिक: यसमा नभएका तस्बिर तिनकै ठेगानाबाट ल्याइन्छ।',
  },
  hasMedia: { en: 'Pictures: %{name}', ne: 'तस्बिर: %{name}' },
  uploading: { en: 'Uploading…', ne: 'अपलोड हुँदैछ…' },
  wxr: { en: 'WordPress export', ne: 'WordPress को निर्यात' },
  csv: { en: 'Table (CSV)', ne: 'तालिका (CSV)' },
  json: { en: 'Table (JSON)', ne: 'तालिका (JSON)' },
  as: { en: 'Import as', ne: 'कसरी आयात गर्ने' },
  drafts: { en: 'Drafts', ne: 'मस्यौदा' },
  published: { en: 'Published, if it was published there', ne: 'प्रकाशित, त्यहाँ प्रकाशित भएको भए' },
  publishedTable: { en: 'Published', ne: 'प्रकाशित' },
  check: { en: 'Check', ne: 'जाँच गर्नुहोस्' },
  checkHelp: {
    en: 'A check shows what would be imported, and changes nothing.',
    ne: 'जाँचले के आयात हुन्छ भनी देखाउँछ, केही परिवर्तन गर्दैन।',
  },
  import: { en: 'Import', ne: 'आयात गर्नुहोस्' },
  earlier: { en: 'Imports', ne: 'आयातहरू' },
  none: { en: 'No imports yet.', ne: 'अहिलेसम्म आयात गरिएको छैन।' },
  checked: { en: 'Checked, nothing changed', ne: 'जाँच गरियो, केही परिवर्तन भएन' },
  progress: { en: '%{done} of %{total}', ne: '%{total} मध्ये %{done}' },
  progressOf: { en: 'Progress of %{name}', ne: '%{name} को प्रगति' },
  known: { en: 'Imported earlier already: %{count}', ne: 'अघिल्लो आयातबाट पहिल्यै भएका: %{count}' },
  faults: { en: 'Not imported because of errors: %{count}', ne: 'त्रुटिका कारण आयात नभएका: %{count}' },
  more: { en: 'and %{count} more', ne: 'र थप %{count}' },
  nothing: { en: 'Nothing was imported.', ne: 'केही आयात भएन।' },
  pictures: { en: 'Pictures', ne: 'तस्बिरहरू' },
  documents: { en: 'Documents', ne: 'कागजात' },
  redirects: { en: 'Redirects', ne: 'पुनर्निर्देशनहरू' },
  details: { en: 'Report', ne: 'प्रतिवेदन' },
  undo: { en: 'Undo…', ne: 'फिर्ता लिनुहोस्…' },
  undoOf: { en: 'Undo the import of %{name}', ne: '%{name} को आयात फिर्ता लिनुहोस्' },
  undoAsk: { en: 'Undo this import?', ne: 'यो आयात फिर्ता लिने?' },
  undoText: {
    en: 'Everything that it made is deleted permanently, with its pictures and redirects. What was edited or published since stays.',
    ne: 'यसले बनाएका सबै कुरा, तस्बिर र पुनर्निर्देशनसहित, स्थायी रूपमा मेटिन्छन्। पछि सम्पादन वा प्रकाशन गरिएका रहन्छन्।',
  },
  undoConfirm: { en: 'Undo', ne: 'फिर्ता लिनुहोस्' },
  stays: { en: 'What stays:', ne: 'रहने कुरा:' },
} satisfies Record<string, Words>

export const STATES: Record<ImportState, Words> = {
  waiting: { en: 'Waiting', ne: 'पालो पर्खँदै' },
  running: { en: 'Running', ne: 'चल्दैछ' },
  done: { en: 'Done', ne: 'सकियो' },
  failed: { en: 'Failed', ne: 'असफल' },
  undoing: { en: 'Being undone', ne: 'फिर्ता लिइँदैछ' },
  undone: { en: 'Undone', ne: 'फिर्ता लिइयो' },
}
