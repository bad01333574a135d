import type { ImportState } from '../../contract/transfer/import.ts'
import type { Likeness } from '../../contract/transfer/same-names.ts'
import type { StaffWords, Text } from '../core/words/use-words.ts'

/** Of this screen alone, so that they are loaded with it. */
export const words = {
  intro: {
    en: 'Content from another program: a table of one kind of content, as an Excel workbook (.xlsx), CSV or JSON.',
    ne: 'अर्को प्रोग्रामको सामग्री: एक प्रकारको सामग्रीको तालिका: एक्सेल (.xlsx), CSV वा JSON।',
  },
  templates: { en: 'Templates of tables', ne: 'तालिकाका नमुना' },
  templatesHelp: {
    en: 'A template has every field in both languages, and an example row, which is not imported. It can be filled in with Excel and saved as .xlsx. Dates may be in AD or BS: 2026-11-22, 2083-08-06. Districts and choices may be written in either language. Rows such as the people of a project stand on sheets of their own, or, in a CSV file, in one cell with a line each: Sita Sample | Team Leader | 2076-01 | 2078-03.',
    ne: 'नमुनामा दुवै भाषाका सबै फिल्ड र एउटा उदाहरण पङ्क्ति हुन्छ, जुन आयात हुँदैन। एक्सेलमा भरेर .xlsx मा सुरक्षित गर्न सकिन्छ। मिति ई.सं. वा वि.सं. दुवैमा हुन सक्छ: 2026-11-22, 2083-08-06। जिल्ला र विकल्प दुवै भाषामा लेख्न सकिन्छ। परियोजनाको जनशक्ति जस्ता पङ्क्ति छुट्टै पानामा हुन्छन्; CSV मा भने एउटै कोठामा, हरेक पङ्क्ति एक हरफमा: सीता नमुना | टोली नेता | 2076-01 | 2078-03।',
  },
  kind: { en: 'Kind of content', ne: 'सामग्रीको प्रकार' },
  kindHelp: { en: 'Choose the kind of content', ne: 'सामग्रीको प्रकार छान्नुहोस्' },
  preview: { en: 'First rows of the file', ne: 'फाइलका पहिला पङ्क्ति' },
  importedAs: { en: 'Import %{name} as', ne: '%{name} कुन रूपमा आयात गर्ने' },
  leftOut: { en: 'Left out', ne: 'छोडिने' },
  leftOutColumns: {
    en: 'These columns are left out. Choose above what they are, or leave it so:',
    ne: 'यी स्तम्भ छोडिन्छन्। के हुन् माथि छान्नुहोस्, वा यत्तिकै राख्नुहोस्:',
  },
  missingColumns: {
    en: 'No column has these, and a row without them is not imported:',
    ne: 'यी भएको स्तम्भ छैन, र यी नभएका पङ्क्ति आयात हुँदैनन्:',
  },
  twins: {
    en: 'Two columns are imported as the same. Leave one out:',
    ne: 'दुई स्तम्भ एउटै रूपमा आयात हुँदै छन्। एउटा छोड्नुहोस्:',
  },
  idColumn: { en: 'Number of the row elsewhere (id)', ne: 'अन्यत्रको पङ्क्ति नम्बर (id)' },
  fromPreeti: {
    en: 'Some texts are typed in a font such as Preeti. Convert them: %{before} becomes %{after}',
    ne: 'केही पाठ प्रीति जस्तो फन्टमा टाइप गरिएका छन्। युनिकोडमा बदल्नुहोस्: %{before} बाट %{after}',
  },
  oneColumn: {
    en: 'The file has only one column. If it should have more, separate them with commas, semicolons or tabs.',
    ne: 'फाइलमा एउटा मात्र स्तम्भ छ। धेरै हुनुपर्ने भए अल्पविराम (,), अर्धविराम (;) वा ट्याबले छुट्याउनुहोस्।',
  },
  unknownNames: { en: 'Names that this site does not know', ne: 'यस साइटमा नभेटिएका नाम' },
  unknownNamesHelp: {
    en: 'Choose what each of them means. Rows go in without a name that nothing is chosen for.',
    ne: 'हरेक नामले के जनाउँछ छान्नुहोस्। केही नछानिएको नाम छोडेर पङ्क्ति आयात हुन्छन्।',
  },
  district: { en: 'District', ne: 'जिल्ला' },
  inRows: { en: 'in one row |||| in %{count} rows', ne: 'एउटा पङ्क्तिमा |||| %{count} पङ्क्तिमा' },
  undecided: { en: 'Choose…', ne: 'छान्नुहोस्…' },
  sameNames: {
    en: 'These may be other spellings of a name: %{names}',
    ne: 'यी कुनै नामका अर्का लेखाइ हुन सक्छन्: %{names}',
  },
  joinNames: { en: 'Join these spellings', ne: 'यी लेखाइ एउटै मान्नुहोस्' },
  sameAs: { en: 'The same in this list as', ne: 'यही सूचीको यो नाम नै हो' },
  remembered: {
    en: 'Choices of an earlier import of such a list are used again: look at them below.',
    ne: 'यस्तै सूचीको अघिल्लो आयातमा गरिएका छनोट फेरि प्रयोग भए: तल हेर्नुहोस्।',
  },
  leftOutFacts: {
    en: 'Imported without these, which could not be read: %{count}',
    ne: 'पढ्न नसकिएकाले यी छोडेर आयात गरियो: %{count}',
  },
  leaveOutColumn: { en: 'Leave out the column %{name}', ne: '%{name} स्तम्भ छोड्नुहोस्' },
  spellingOf: { en: 'Another spelling of', ne: 'यसैको अर्को लेखाइ' },
  newClient: { en: 'New client, published', ne: 'नयाँ ग्राहक, प्रकाशित' },
  newOfKind: { en: 'New: %{kind}', ne: 'नयाँ: %{kind}' },
  newFirm: { en: 'New firm, published', ne: 'नयाँ फर्म, प्रकाशित' },
  leaveEmpty: { en: 'Leave empty', ne: 'खाली छोड्नुहोस्' },
  leaveOut: { en: 'Leave out', ne: 'छोड्नुहोस्' },
  others: { en: 'Others', ne: 'अन्य' },
  makeClients: {
    en: 'Make %{count} new clients, of the kinds that their names suggest',
    ne: '%{count} नयाँ ग्राहक बनाउनुहोस्, नामबाट अनुमान हुने प्रकारमा',
  },
  moreNames: {
    en: 'There are %{count} more. Choose for these, and check again to see the others.',
    ne: 'थप %{count} नाम छन्। पहिले यिनलाई छान्नुहोस्, अनि बाँकी हेर्न फेरि जाँच गर्नुहोस्।',
  },
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
  xlsx: { en: 'Table (Excel)', ne: 'तालिका (एक्सेल)' },
  sheet: { en: 'Sheet', ne: 'पाना' },
  rowSheets: { en: 'Their rows are read from these sheets too:', ne: 'यिनका पङ्क्ति यी पानाबाट पनि पढिन्छन्:' },
  rows: { en: 'With rows of their own', ne: 'आफ्नै पङ्क्तिसहित' },
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
  rejected: { en: 'Download these rows (CSV)', ne: 'यी पङ्क्ति डाउनलोड गर्नुहोस् (CSV)' },
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
  cancel: { en: 'Cancel…', ne: 'रद्द गर्नुहोस्…' },
  cancelOf: { en: 'Cancel the import of %{name}', ne: '%{name} को आयात रद्द गर्नुहोस्' },
  cancelAsk: { en: 'Cancel this import?', ne: 'यो आयात रद्द गर्ने?' },
  cancelText: {
    en: 'It stops within seconds. What it has imported so far stays; you can undo that afterwards.',
    ne: 'केही सेकेन्डमा यो रोकिन्छ। अहिलेसम्म आयात भएका कुरा रहन्छन्; पछि फिर्ता लिन सकिन्छ।',
  },
  cancelKeep: { en: 'Keep importing', ne: 'आयात जारी राख्नुहोस्' },
  cancelConfirm: { en: 'Cancel the import', ne: 'आयात रद्द गर्नुहोस्' },
  stays: { en: 'What stays:', ne: 'रहने कुरा:' },
} satisfies StaffWords

export const STATES: Record<ImportState, Text> = {
  waiting: { en: 'Waiting', ne: 'पालो पर्खँदै' },
  running: { en: 'Running', ne: 'चल्दैछ' },
  done: { en: 'Done', ne: 'सकियो' },
  failed: { en: 'Failed', ne: 'असफल' },
  cancelled: { en: 'Cancelled', ne: 'रद्द गरियो' },
  undoing: { en: 'Being undone', ne: 'फिर्ता लिइँदैछ' },
  undone: { en: 'Undone', ne: 'फिर्ता लिइयो' },
}

/** Why two names may be one. */
export const REASONS: Record<Likeness, Text> = {
  initials: { en: 'initials', ne: 'सुरुका अक्षर' },
  brackets: { en: 'short form in brackets', ne: 'कोष्ठकमा छोटो नाम' },
  signs: { en: 'letter case or punctuation', ne: 'अक्षर वा चिह्नको फरक' },
  short: { en: 'shortened words', ne: 'छोटो पारिएका शब्द' },
  spelling: { en: 'spelling', ne: 'हिज्जे' },
}
