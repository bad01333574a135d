import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { line, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'

export const categoryKind = defineKind({
  entity: 'categories',
  table: 'category',
  singular: { en: 'Category', ne: 'वर्ग' },
  plural: { en: 'Categories', ne: 'वर्गहरू' },
  synonyms: 'tags, topics, विषय',
  title: 'name',
  hasOrder: true,
  path: `${ADDRESSES.news.path}?category=:slug`,
  search: 'names',
  list: { columns: ['slug'], sort: 'position' },
  fields: {
    name: line({ label: { en: 'Name', ne: 'नाम' }, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug({ label: { en: 'Address', ne: 'ठेगाना' } }),
  },
})
