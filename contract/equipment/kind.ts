import { ADDRESSES } from '../addresses.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { choicesOf } from '../fields/choices.ts'
import { choice, date, line, number, picture, plainText } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import words from './words.json' with { type: 'json' }

/** In display order. */
export const EQUIPMENT_TYPES = choicesOf(words.kinds)

export const equipmentKind = defineKind({
  entity: 'equipment',
  table: 'equipment',
  ...words.kind,
  title: 'name',
  group: 'kind',
  date: 'calibratedUntil',
  picture: 'pictureId',
  hasOrder: true,
  isOrderedInGroups: true,
  expires: 'shown',
  path: ADDRESSES.equipment.path,
  fragment: 'equipment',
  resultFields: ['purpose', 'kind'],
  list: { columns: ['group', 'date'] },
  fields: {
    name: line({ ...words.name, bound: CONTENT_BOUNDS.name, isRequired: true }),
    purpose: plainText({ ...words.purpose, isSearched: true }),
    keptAt: line(words.keptAt),
    kind: choice({ ...words.kind2, choices: EQUIPMENT_TYPES }),
    model: line({ ...words.model, isSearched: true, isTranslated: false }),
    units: number({ ...words.units, above: 0, max: 10_000, isWhole: true }),
    year: number({ ...words.year, above: 1899, max: 2200, isWhole: true }),
    calibratedUntil: date({ ...words.calibratedUntil, precision: 'day', yearsAhead: 10 }),
    pictureId: picture(words.pictureId),
  },
})
