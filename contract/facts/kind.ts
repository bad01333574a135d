import { choicesOf } from '../fields/choices.ts'
import { choice, date, flag, line } from '../fields/field.ts'
import { defineKind } from '../fields/kind.ts'
import { table } from '../fields/table.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import words from './words.json' with { type: 'json' }

/** Each is named like the column of its values (own-facts.ts). */
export const FACT_TYPES = choicesOf(words.types)

/** Owners of facts: kinds of content whose items have them, and the firm. */
export const FACTS_OF = choicesOf(words.owners)

/** As facts name the items of a kind of content: the firm has its facts among its settings. */
export const aboutOf = (entity: string): string => (entity === 'settings' ? 'firm' : entity)

/** Facts of projects, people and the firm that the product does not ask for. */
export const factKind = defineKind({
  entity: 'facts',
  table: 'own_fact',
  ...words.kind,
  menu: 'firm',
  title: 'label',
  group: 'about',
  date: 'endedOn',
  hasOrder: true,
  isOrderedInGroups: true,
  expires: 'as planned',
  isForOwners: true,
  search: 'none',
  list: { columns: ['group', 'type', 'date'], sort: 'position' },
  fields: {
    label: line({ ...words.label, bound: CONTENT_BOUNDS.label, isRequired: true }),
    unit: line({ ...words.unit, bound: CONTENT_BOUNDS.label }),
    about: choice({ ...words.about, choices: FACTS_OF, initial: 'projects' }),
    type: choice({ ...words.type, choices: FACT_TYPES, initial: 'text' }),
    choices: table({
      ...words.choices,
      rowsIn: 'own_fact_choice',
      bound: 50,
      columns: {
        name: line({ ...words.choicesName, isRequired: true }),
        key: line({ ...words.choicesKey, isTranslated: false, madeFrom: 'name' }),
      },
    }),
    shownOn: choice({ ...words.shownOn, choices: choicesOf(words.places), initial: 'page' }),
    isFilter: flag(words.isFilter),
    isSearched: flag(words.isSearched),
    endedOn: date({ ...words.endedOn, precision: 'day' }),
  },
})
