import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choice, date, documentFile, line, plainText, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'

/** In display order. */
export const PUBLICATION_TYPES = [
  { value: 'report', label: { en: 'Report', ne: 'प्रतिवेदन' } },
  { value: 'paper', label: { en: 'Paper', ne: 'कार्यपत्र' } },
  { value: 'brochure', label: { en: 'Brochure', ne: 'विवरणपुस्तिका' } },
  { value: 'guideline', label: { en: 'Guideline', ne: 'निर्देशिका' } },
  { value: 'form', label: { en: 'Form', ne: 'फाराम' } },
] as const

export const PUBLICATION_LANGUAGES = [
  { value: 'en', label: { en: 'English', ne: 'अङ्ग्रेजी' } },
  { value: 'ne', label: { en: 'Nepali', ne: 'नेपाली' } },
  { value: 'both', label: { en: 'English and Nepali', ne: 'अङ्ग्रेजी र नेपाली' } },
] as const

export const publicationKind = defineKind({
  entity: 'publications',
  table: 'publication',
  singular: { en: 'Publication', ne: 'प्रकाशन' },
  plural: { en: 'Publications', ne: 'प्रकाशनहरू' },
  synonyms: 'downloads, documents, PDF, reports, डाउनलोड, फाइल',
  title: 'title',
  group: 'kind',
  date: 'issued',
  path: ADDRESSES.publication.path,
  list: { columns: ['group', 'date'] },
  fields: {
    title: TITLE,
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    description: plainText({
      label: { en: 'Description', ne: 'विवरण' },
      help: { en: 'What it is about, in one or two sentences', ne: 'के विषयमा हो, एक वा दुई वाक्यमा' },
      isSearched: true,
    }),
    documentId: documentFile({
      label: { en: 'File', ne: 'फाइल' },
      help: {
        en: 'PDF, DOCX, XLSX or PPTX, at most 50 MB. Another file keeps the address of the download.',
        ne: 'PDF, DOCX, XLSX वा PPTX, बढीमा ५० MB। फाइल फेरे पनि डाउनलोडको ठेगाना उही रहन्छ।',
      },
      isRequired: true,
    }),
    kind: choice({ label: { en: 'Kind', ne: 'प्रकार' }, choices: PUBLICATION_TYPES }),
    language: choice({
      label: { en: 'Language of the file', ne: 'फाइलको भाषा' },
      choices: PUBLICATION_LANGUAGES,
      initial: 'en',
    }),
    issued: date({
      label: { en: 'Published in', ne: 'प्रकाशन वर्ष' },
      help: { en: 'A year or a month. The newest stands first.', ne: 'वर्ष वा महिना। नयाँ पहिले देखिन्छ।' },
      precision: 'yearOrMonth',
      isRequired: true,
    }),
    authors: line({
      label: { en: 'Authors', ne: 'लेखक' },
      help: { en: 'As they stand on the document', ne: 'कागजातमा भए अनुसार' },
      bound: CONTENT_BOUNDS.summary,
      isSearched: true,
      isTranslated: false,
    }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'file',
      label: { en: 'File and facts', ne: 'फाइल र तथ्य' },
      groups: [{ fields: ['documentId', ['kind', 'language'], ['issued', 'authors']] }],
    },
  ],
})
