import type { ProjectFacets } from '../../../contract/projects/project-facets.ts'
import { declared, filterNames, type FacetFilterName, type PageFilterName } from '../../../contract/project-filters.ts'
import type { FilterValue, ValueFilterName } from '../../../contract/projects/value-filters.ts'

/** A value of a filter, with the projects that it would find. */
export interface Choice {
  value: string
  /** Those without have a word of the page, or of its services. */
  name?: string
  count: number
  /** Of a province, and of the province of a district. */
  number?: number
  province?: number
  /** Of a district. */
  code?: string
}

export type Choices = Record<FacetFilterName, Choice[]>

/** Words that a filter needs, by what is declared of it. */
export type FilterWords = {
  [Name in PageFilterName]: {
    label?: string
    any?: string
    values?: Readonly<Record<string, string>>
    remove: string
  } & (Name extends FacetFilterName ? { any: string } : object) &
    (Name extends ValueFilterName ? { values: Readonly<Record<FilterValue<Name>, string>> } : object)
}

export const isTyped = (name: PageFilterName): boolean => declared(name).facet === undefined

/** The counts of each group, as the choices of its filter. */
export function toChoices(facets: ProjectFacets): Choices {
  const names = filterNames.filter((name): name is FacetFilterName => declared(name).facet !== undefined)
  const choicesOf = (name: FacetFilterName) => {
    const items: Record<string, unknown>[] = facets[declared(name).facet as keyof typeof facets] as never
    return items.map((item) => ({ value: item['slug'] ?? item[name], ...namesOf(name, item), count: item['count'] }))
  }
  return Object.fromEntries(names.map((name) => [name, choicesOf(name)])) as Choices
}

function namesOf(name: FacetFilterName, { name: own, label, unit, ...item }: Record<string, unknown>) {
  // Pages know the names of services.
  if (name === 'service') return {}
  if (name === 'measure') return { name: [label, unit].filter(Boolean).join(', ') }
  return { name: own, number: item['number'], province: item['province'], code: item['code'] }
}
