import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choicesOf } from '../fields/choices.ts'
import { choice, date, line, picture, plainText } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** In display order. */
export const CERTIFICATE_TYPES = choicesOf(words.kinds)

export const certificateKind = defineKind({
  entity: 'certificates',
  table: 'certificate',
  noun: 'Certificate',
  ...words.kind,
  title: 'title',
  group: 'kind',
  date: 'validUntil',
  picture: 'pictureId',
  isConfirmed: true,
  hasOrder: true,
  isOrderedInGroups: true,
  expires: true,
  path: ADDRESSES.profile.path,
  fragment: 'certificate',
  resultFields: ['kind', 'issuer', 'scope'],
  list: { columns: ['group', 'date'] },
  fields: {
    title: line({ ...words.title, bound: CONTENT_BOUNDS.name, isRequired: true }),
    issuer: line({ ...words.issuer, isRequired: true, isSearched: true }),
    scope: plainText(words.scope),
    kind: choice({ ...words.kind2, choices: CERTIFICATE_TYPES }),
    number: line({ ...words.number, isSearched: true, isTranslated: false }),
    issuedOn: date({ ...words.issuedOn, precision: 'day', yearsAhead: 0 }),
    validUntil: date({ ...words.validUntil, precision: 'day', yearsAhead: 20 }),
    pictureId: picture(words.pictureId),
  },
})
