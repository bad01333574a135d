interface DeclaredFilter {
  /** Its place in the finder: among the first, with what notices ask, kept from elsewhere; 'api' is for programs alone. */
  at: 'words' | 'first' | 'notice' | 'kept' | 'api'
  /** It bounds this one, and goes with it. */
  of?: string
  /** Its group of counts (`ProjectFacets`), from which the finder's list is made; other filters are typed. */
  facet?: string
  /** Search engines index a page with this filter alone. */
  isIndexed?: true
  /** An index of the store answers it. */
  isQuick?: true
  /** There is no end of its values: neither its pages nor its answers are cached. */
  isUnlimited?: true
}

/** Each filter of projects, under its name in addresses and in the API, in the order of display. Without zod, for pages. */
export const PROJECT_FILTERS = {
  search: { at: 'words', isUnlimited: true },
  status: { at: 'first', facet: 'statuses', isIndexed: true, isQuick: true },
  province: { at: 'first', facet: 'provinces', isIndexed: true },
  district: { at: 'first', facet: 'districts', isIndexed: true },
  service: { at: 'first', facet: 'services', isIndexed: true },
  client: { at: 'kept' },
  since: { at: 'notice' },
  until: { at: 'kept' },
  fiscalYear: { at: 'first', facet: 'fiscalYears', isIndexed: true },
  scope: { at: 'notice', facet: 'scopes' },
  measure: { at: 'notice', facet: 'measures' },
  atLeast: { at: 'notice', of: 'measure', isUnlimited: true },
  atMost: { at: 'notice', of: 'measure', isUnlimited: true },
  terrain: { at: 'notice', facet: 'terrains', isIndexed: true },
  role: { at: 'notice', facet: 'roles', isIndexed: true },
  fact: { at: 'notice', facet: 'facts' },
  parent: { at: 'api', isQuick: true },
  pictures: { at: 'api', isQuick: true },
} as const satisfies Record<string, DeclaredFilter>

type Declared = typeof PROJECT_FILTERS
export type FilterName = keyof Declared
/** Those of pages. */
export type PageFilterName = { [Name in FilterName]: Declared[Name]['at'] extends 'api' ? never : Name }[FilterName]
/** Those that are chosen from a list. */
export type FacetFilterName = {
  [Name in FilterName]: Declared[Name] extends { facet: string } ? Name : never
}[FilterName]
/** Of the group of counts. */
export type FacetOf<Name extends FacetFilterName> = Declared[Name]['facet']

export const filterNames = Object.keys(PROJECT_FILTERS) as FilterName[]
export const declared = (name: FilterName): DeclaredFilter => PROJECT_FILTERS[name]
/** In the order of display. */
export const PAGE_FILTERS = filterNames.filter((name) => declared(name).at !== 'api') as PageFilterName[]
export const isUnlimited = (name: FilterName): boolean => declared(name).isUnlimited === true

/** A project is near a bound when its amount is beyond it by at most this part of it. */
export const NEAR = 0.1
