import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choicesOf } from '../fields/choices.ts'
import { choice, date, documentFile, line, plainText, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import words from './words.json' with { type: 'json' }

/** In display order. */
export const PUBLICATION_TYPES = choicesOf(words.kinds)

export const PUBLICATION_LANGUAGES = [
  { value: 'en', label: { en: 'English', ne: 'अङ्ग्रेजी' } },
  { value: 'ne', label: { en: 'Nepali', ne: 'नेपाली' } },
  { value: 'both', label: { en: 'English and Nepali', ne: 'अङ्ग्रेजी र नेपाली' } },
] as const

export const publicationKind = defineKind({
  entity: 'publications',
  table: 'publication',
  ...words.kind,
  title: 'title',
  group: 'kind',
  date: 'issued',
  path: ADDRESSES.publication.path,
  list: { columns: ['group', 'date'] },
  fields: {
    title: TITLE,
    slug: slug(words.slug),
    description: plainText({ ...words.description, isSearched: true }),
    documentId: documentFile({ ...words.documentId, isRequired: true }),
    kind: choice({ ...words.kind2, choices: PUBLICATION_TYPES }),
    language: choice({ ...words.language, choices: PUBLICATION_LANGUAGES, initial: 'en' }),
    issued: date({ ...words.issued, precision: 'yearOrMonth', isRequired: true }),
    authors: line({ ...words.authors, bound: CONTENT_BOUNDS.summary, isSearched: true, isTranslated: false }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'file',
      label: words.tabs.file,
      groups: [{ fields: ['documentId', ['kind', 'language'], ['issued', 'authors']] }],
    },
  ],
})
