import { CONTENT_BOUNDS } from '../limits.ts'
import type { PageKey } from '../pages/page.ts'
import { key, line, picture, plainText, richText } from './field.ts'
import { defineKind, type DocumentOf } from './kind.ts'
import { SEARCH_ENGINE_FIELDS } from './search-engine-fields.ts'

export const pageKind = defineKind({
  entity: 'pages',
  table: 'page',
  schema: 'Page',
  noun: 'Page',
  singular: { en: 'Page', ne: 'पृष्ठ' },
  plural: { en: 'Pages', ne: 'पृष्ठहरू' },
  menu: 'content',
  title: 'title',
  picture: 'pictureId',
  mainText: 'body',
  publishesAtOnce: true,
  isFixed: true,
  list: { columns: ['path'], sort: 'title' },
  fields: {
    key: key<PageKey>({ label: { en: 'Key', ne: 'सङ्केत' } }),
    title: line({
      label: { en: 'Title', ne: 'शीर्षक' },
      bound: CONTENT_BOUNDS.name,
      isTranslated: true,
      isRequired: true,
    }),
    summary: plainText({
      label: { en: 'Summary', ne: 'सारांश' },
      bound: CONTENT_BOUNDS.summary,
      isTranslated: true,
      isSearched: true,
    }),
    body: richText({ label: { en: 'Text', ne: 'पाठ' }, bound: CONTENT_BOUNDS.html, isTranslated: true, gap: 'body' }),
    signature: line({
      label: { en: 'Signature', ne: 'हस्ताक्षर' },
      help: {
        en: 'The person who signs the text, such as the managing director; otherwise empty',
        ne: 'पाठमा हस्ताक्षर गर्ने व्यक्ति, जस्तै प्रबन्ध निर्देशक; नभए खाली',
      },
      bound: CONTENT_BOUNDS.short,
      isTranslated: true,
      isSearched: true,
    }),
    pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' } }),
    ...SEARCH_ENGINE_FIELDS,
  },
})
export type PageDocument = DocumentOf<typeof pageKind>
