import { blocks } from '../fields/blocks-field.ts'
import { BLOCKS } from '../blocks/index.ts'
import { HOME_SECTIONS } from './home-sections.ts'
import type { PageKey } from './page-texts.ts'
import { key, line, picture, plainText, richText } from '../fields/field.ts'
import { defineKind, type DocumentOf } from '../fields/kind.ts'
import { TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'

export const pageKind = defineKind({
  entity: 'pages',
  table: 'page',
  noun: 'Page',
  singular: { en: 'Page of the site', ne: 'साइटको पृष्ठ' },
  plural: { en: 'Pages of the site', ne: 'साइटका पृष्ठ' },
  synonyms: 'texts, home, about, पाठ, गृहपृष्ठ',
  title: 'title',
  group: 'key',
  picture: 'pictureId',
  mainText: 'body',
  isFixed: true,
  list: { columns: ['path'], sort: 'position' },
  fields: {
    key: key<PageKey>({ label: { en: 'Key', ne: 'सङ्केत' } }),
    title: TITLE,
    summary: plainText({
      label: { en: 'Summary', ne: 'सारांश' },
      help: { en: 'Stands below the title. If empty, nothing stands there.', ne: 'शीर्षकमुनि देखिन्छ। खाली भए केही देखिँदैन।' },
      isSearched: true,
    }),
    body: richText({ label: { en: 'Text', ne: 'पाठ' }, gap: 'body' }),
    signature: line({
      label: { en: 'Signature', ne: 'हस्ताक्षर' },
      help: {
        en: 'The person who signs the text, such as the managing director; otherwise empty',
        ne: 'पाठमा हस्ताक्षर गर्ने व्यक्ति, जस्तै प्रबन्ध निर्देशक; नभए खाली',
      },
      isSearched: true,
    }),
    ask: line({
      label: { en: 'Link to the contact form', ne: 'सम्पर्क फारामको लिङ्क' },
      help: {
        en: 'Such as "Ask about our work". If empty: "Write to us"',
        ne: 'जस्तै “हाम्रो कामबारे सोध्नुहोस्”। खाली भए: “हामीलाई लेख्नुहोस्”',
      },
    }),
    pictureId: picture({ label: { en: 'Picture', ne: 'तस्बिर' } }),
    blocks: blocks({
      label: { en: 'Blocks', ne: 'खण्डहरू' },
      help: { en: 'Stand after what the page shows already', ne: 'पृष्ठमा पहिल्यै देखिने कुरापछि आउँछन्' },
      bound: 20,
      blocks: BLOCKS,
      usesIn: 'page_use',
    }),
    sections: blocks({
      label: { en: 'Sections', ne: 'भागहरू' },
      help: {
        en: 'Stand below the title and the picture in this order. One that has nothing to show is left out.',
        ne: 'शीर्षक र तस्बिरमुनि यही क्रममा देखिन्छन्। देखाउने कुरा नभएको देखिँदैन।',
      },
      bound: 20,
      blocks: HOME_SECTIONS,
      isArranged: true,
    }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    { id: 'facts', label: { en: 'Picture', ne: 'तस्बिर' }, groups: [{ fields: ['pictureId'] }] },
    { id: 'blocks', label: { en: 'Blocks', ne: 'खण्डहरू' }, groups: [{ fields: ['blocks'] }] },
    { id: 'sections', label: { en: 'Sections', ne: 'भागहरू' }, groups: [{ fields: ['sections'] }] },
  ],
})
export type PageDocument = DocumentOf<typeof pageKind>
