import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { declared, PAGE_FILTERS, type PageFilterName } from '../../../contract/project-filters.ts'
import { PROJECT_SORTS, type ProjectSort } from '../../../contract/projects/project-sort.ts'

/** Several provinces or facts are separated by commas. */
export type ProjectSearch = Record<PageFilterName, string> & {
  /** By start; without it, the firm's own order. */
  sort: '' | ProjectSort
  view: '' | 'map'
}

/** The same for each filter of pages. */
export const eachFilter = <Of>(of: (name: PageFilterName) => Of) =>
  Object.fromEntries(PAGE_FILTERS.map((name) => [name, of(name)])) as Record<PageFilterName, Of>

/** From an address, or from the finder's fields. */
export function readProjectSearch(values: { getAll(name: string): unknown[] }): ProjectSearch {
  const value = (name: string) => values.getAll(name).filter(Boolean).join(',').trim().slice(0, SEARCH_LENGTH)
  return {
    ...eachFilter(value),
    sort: PROJECT_SORTS.find((known) => known === value('sort')) ?? '',
    view: value('view') === 'map' ? 'map' : '',
  }
}

/** Leaves empty values out. @param page from 0 */
export function projectSearchAddress(search: ProjectSearch, page = 0): string {
  return href('projects', {
    ...search,
    province: search.province.split(','),
    fact: search.fact.split(','),
    page: page > 0 ? page + 1 : undefined,
  })
}

/** A measure goes with its bounds. @param value of several, the one that goes */
export const withoutFilter = (
  search: ProjectSearch,
  { name, value }: { name: PageFilterName; value?: string },
): ProjectSearch => {
  const without = (one: string) =>
    value === undefined
      ? ''
      : one
          .split(',')
          .filter((other) => other !== value)
          .join(',')
  return {
    ...search,
    ...eachFilter((one) => (one === name || declared(one).of === name ? without(search[one]) : search[one])),
  }
}
