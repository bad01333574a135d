import type { FacetFilterName } from '../project-filters.ts'
import { TERRAINS } from '../places/terrain.ts'
import { ROLE_CHOICES } from './project-role.ts'

/** Filters whose values are declared, in their order, for schemas and counts; pages have the words of each. */
export const VALUE_FILTERS = {
  terrain: TERRAINS,
  role: ROLE_CHOICES.map(({ value }) => value),
} as const satisfies { [Name in FacetFilterName]?: readonly string[] }

export type ValueFilterName = keyof typeof VALUE_FILTERS
export type FilterValue<Name extends ValueFilterName> = (typeof VALUE_FILTERS)[Name][number]

export const valueFilterNames = Object.keys(VALUE_FILTERS) as ValueFilterName[]
