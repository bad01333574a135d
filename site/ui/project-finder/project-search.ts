import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { PROJECT_SORTS, type ProjectSort } from '../../../contract/projects/project-sort.ts'

/** In display order; named as in the address and the API. */
export const PROJECT_FILTERS = [
  'search',
  'status',
  'province',
  'district',
  'service',
  'client',
  'since',
  'until',
  'fiscalYear',
  'scope',
  'measure',
  'atLeast',
  'atMost',
  'terrain',
  'role',
] as const
export type ProjectFilterName = (typeof PROJECT_FILTERS)[number]

/** Several provinces are separated by commas. */
export type ProjectSearch = Record<ProjectFilterName, string> & {
  /** By start; without it, the firm's own order. */
  sort: '' | ProjectSort
  view: '' | 'map'
}

/** From an address, or from the finder's fields. */
export function readProjectSearch(values: { getAll(name: string): unknown[] }): ProjectSearch {
  const value = (name: string) => values.getAll(name).join(',').trim().slice(0, SEARCH_LENGTH)
  return {
    search: value('search'),
    status: value('status'),
    province: value('province'),
    district: value('district'),
    service: value('service'),
    client: value('client'),
    since: value('since'),
    until: value('until'),
    fiscalYear: value('fiscalYear'),
    scope: value('scope'),
    measure: value('measure'),
    atLeast: value('atLeast'),
    atMost: value('atMost'),
    terrain: value('terrain'),
    role: value('role'),
    sort: PROJECT_SORTS.find((known) => known === value('sort')) ?? '',
    view: value('view') === 'map' ? 'map' : '',
  }
}

/** Leaves empty values out. @param page from 0 */
export function projectSearchAddress(search: ProjectSearch, page = 0): string {
  return href('projects', {
    ...search,
    province: search.province.split(','),
    page: page > 0 ? page + 1 : undefined,
  })
}
