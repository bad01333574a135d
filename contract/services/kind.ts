import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { line, picture, reference, slug } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { publicationLinks } from '../publications/publication-links.ts'
import { FULL_TEXT, summaryText } from '../fields/item-fields.ts'
import { SEARCH_ENGINE_FIELDS } from '../fields/search-engine-fields.ts'
import words from './words.json' with { type: 'json' }

export const serviceKind = defineKind({
  entity: 'services',
  table: 'service',
  ...words.kind,
  title: 'name',
  group: 'parentId',
  picture: 'pictureId',
  mainText: 'description',
  hasOrder: true,
  isOrderedInGroups: true,
  // A child is also found beneath its parent; this address is the canonical one.
  path: ADDRESSES.service.path,
  list: { columns: ['group'] },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug(words.slug),
    parentId: reference({
      ...words.parentId,
      to: 'services',
      description: 'A top-level service; null for one that is top-level itself',
    }),
    summary: summaryText(words.summary),
    description: FULL_TEXT,
    pictureId: picture({ ...words.pictureId, gap: 'picture' }),
    leadId: reference({ ...words.leadId, to: 'teams', mayBeDraft: true, visibility: 'staff' }),
    publicationIds: publicationLinks('service_publication'),
    ...SEARCH_ENGINE_FIELDS,
  },
})
