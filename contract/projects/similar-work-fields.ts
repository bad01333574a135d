import { MEASURE_CHOICES } from './measures.ts'
import { PARTNER_CHOICES, ROLE_CHOICES } from './project-role.ts'
import { choice, number, plainText, reference } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { table } from '../fields/table.ts'
import words from './similar-work-fields-words.json' with { type: 'json' }

/** Of projects: what notices ask of similar work. */
export const SIMILAR_WORK_FIELDS = {
  role: optionalChoice({ ...words.role, choices: ROLE_CHOICES }),
  partners: table({
    ...words.partners,
    rowsIn: 'project_partner',
    bound: 8,
    columns: {
      firmId: reference({ ...words.partnersFirmId, to: 'firms', isRequired: true }),
      part: choice({ ...words.partnersPart, choices: PARTNER_CHOICES, initial: 'member' }),
      share: number({ ...words.partnersShare, above: 0, max: 100 }),
    },
  }),
  quantities: table({
    ...words.quantities,
    rowsIn: 'project_quantity',
    bound: 12,
    columns: {
      measure: choice({ ...words.quantitiesMeasure, choices: MEASURE_CHOICES }),
      amount: number({ ...words.quantitiesAmount, above: 0, max: 1e12, isRequired: true }),
    },
  }),
  scope: table({
    ...words.scope,
    rowsIn: 'project_scope',
    bound: 12,
    columns: {
      serviceId: reference({ ...words.scopeServiceId, to: 'services', isRequired: true }),
      sentence: plainText({ ...words.scopeSentence, isSearched: true }),
    },
  }),
}
