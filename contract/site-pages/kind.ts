import { ADDRESSES } from '../addresses.ts'
import { blocks } from '../fields/blocks-field.ts'
import { BLOCKS } from '../blocks/index.ts'
import { flag, reference, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { summaryText, TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'

/** Pages that the firm adds, beside those that every site has (page.ts). */
export const sitePageKind = defineKind({
  entity: 'site-pages',
  table: 'site_page',
  noun: 'Page',
  singular: { en: 'Page of your own', ne: 'आफ्नै पृष्ठ' },
  plural: { en: 'Your own pages', ne: 'आफ्नै पृष्ठहरू' },
  synonyms: 'additional pages, careers, vacancy, job, new page, थप पृष्ठ, रोजगारी',
  title: 'title',
  group: 'parentId',
  hasOrder: true,
  isOrderedInGroups: true,
  path: ADDRESSES.sitePage.path,
  list: { columns: ['group', 'path', 'inMenu'] },
  fields: {
    title: TITLE,
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
    summary: summaryText({
      en: 'Stands below the title and in search results; one or two sentences',
      ne: 'शीर्षकमुनि र खोजमा देखिन्छ; एक वा दुई वाक्य',
    }),
    inMenu: flag({
      label: { en: 'In the menu', ne: 'मेनुमा' },
      help: { en: 'Below “About Us”, and at the end of every page', ne: '“हाम्रो बारेमा” मुनि, र हरेक पृष्ठको अन्त्यमा' },
    }),
    parentId: reference({
      label: { en: 'Inside page', ne: 'कुन पृष्ठभित्र' },
      help: { en: 'Your own pages are two levels deep.', ne: 'आफ्नै पृष्ठ दुई तहका हुन्छन्।' },
      to: 'site-pages',
      description: 'A page of the top level; null for one that is there itself',
    }),
    blocks: blocks({
      label: { en: 'Blocks', ne: 'खण्डहरू' },
      bound: 60,
      blocks: BLOCKS,
      usesIn: 'site_page_use',
      gap: 'body',
    }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [
    {
      id: 'blocks',
      label: { en: 'Blocks and menu', ne: 'खण्ड र मेनु' },
      groups: [{ fields: [['inMenu', 'parentId'], 'blocks'] }],
    },
  ],
})
