import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choicesOf } from '../fields/choices.ts'
import { choice, line, picture, slug } from '../fields/field.ts'
import { WEBSITE } from '../fields/item-fields.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** In display order. */
export const CLIENT_TYPES = choicesOf(words.kinds)

export const clientKind = defineKind({
  entity: 'clients',
  table: 'client',
  ...words.kind,
  title: 'name',
  group: 'kind',
  picture: 'logoId',
  hasOrder: true,
  isOrderedInGroups: true,
  path: ADDRESSES.client.path,
  hasInitials: true,
  list: { columns: ['group'] },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    slug: slug(words.slug),
    kind: choice({ ...words.kind2, choices: CLIENT_TYPES }),
    link: line({ ...WEBSITE, ...words.link }),
    // Few clients have a logo that the firm may show: none is not a gap.
    logoId: picture({ ...words.logoId, column: 'logo_picture_id' }),
  },
})
