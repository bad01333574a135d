import { blocks } from '../fields/blocks-field.ts'
import { BLOCKS } from '../blocks/index.ts'
import { HOME_SECTIONS } from './home-sections.ts'
import type { PageKey } from './page-texts.ts'
import { key, line, picture, plainText, richText } from '../fields/field.ts'
import { defineKind, type DocumentOf } from '../fields/kind.ts'
import { TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import words from './words.json' with { type: 'json' }

export const pageKind = defineKind({
  entity: 'pages',
  table: 'page',
  noun: 'Page',
  ...words.kind,
  title: 'title',
  group: 'key',
  picture: 'pictureId',
  mainText: 'body',
  isFixed: true,
  list: { columns: ['path'], sort: 'position' },
  fields: {
    key: key<PageKey>(words.key),
    title: TITLE,
    summary: plainText({ ...words.summary, isSearched: true }),
    body: richText({ ...words.body, gap: 'body' }),
    signature: line({ ...words.signature, isSearched: true }),
    ask: line(words.ask),
    pictureId: picture(words.pictureId),
    blocks: blocks({ ...words.blocks, bound: 20, blocks: BLOCKS, usesIn: 'page_use' }),
    sections: blocks({ ...words.sections, bound: 20, blocks: HOME_SECTIONS, isArranged: true }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    { id: 'facts', label: { en: 'Picture', ne: 'तस्बिर' }, groups: [{ fields: ['pictureId'] }] },
    { id: 'blocks', label: { en: 'Blocks', ne: 'खण्डहरू' }, groups: [{ fields: ['blocks'] }] },
    { id: 'sections', label: { en: 'Sections', ne: 'भागहरू' }, groups: [{ fields: ['sections'] }] },
  ],
})
export type PageDocument = DocumentOf<typeof pageKind>
