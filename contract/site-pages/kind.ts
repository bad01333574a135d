import { ADDRESSES } from '../addresses.ts'
import { blocks } from '../fields/blocks-field.ts'
import { BLOCKS } from '../blocks/index.ts'
import { flag, reference, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { summaryText, TITLE } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import words from './words.json' with { type: 'json' }

/** Pages that the firm adds, beside those that every site has (page.ts). */
export const sitePageKind = defineKind({
  entity: 'site-pages',
  table: 'site_page',
  noun: 'Page',
  ...words.kind,
  title: 'title',
  group: 'parentId',
  hasOrder: true,
  isOrderedInGroups: true,
  path: ADDRESSES.sitePage.path,
  list: { columns: ['group', 'path', 'inMenu'] },
  fields: {
    title: TITLE,
    slug: slug(words.slug),
    summary: summaryText(words.summary),
    inMenu: flag(words.inMenu),
    parentId: reference({
      ...words.parentId,
      to: 'site-pages',
      description: 'A page of the top level; null for one that is there itself',
    }),
    blocks: blocks({ ...words.blocks, bound: 60, blocks: BLOCKS, usesIn: 'site_page_use', gap: 'body' }),
    ...SEARCH_ENGINE_FIELDS,
  },
  tabs: [{ id: 'blocks', label: words.tabs.blocks, groups: [{ fields: [['inMenu', 'parentId'], 'blocks'] }] }],
})
