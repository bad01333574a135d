import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { paths } from '../../paths.ts'

/** In the order of the finder; named as in the address and as the API names them. */
export const PROJECT_FILTERS = ['search', 'status', 'province', 'district', 'service'] as const
export type ProjectFilterName = (typeof PROJECT_FILTERS)[number]

/** What the visitor looks for, as it stands in the address. Empty: not asked for. */
export type ProjectSearch = Record<ProjectFilterName, string> & {
  /** How what is found is shown: in a grid of cards, or on the map. */
  view: '' | 'map'
}

/** Takes a search from an address, or from the fields of the finder. */
export function readProjectSearch(values: { get(name: string): unknown }): ProjectSearch {
  const value = (name: ProjectFilterName) => String(values.get(name) ?? '').trim().slice(0, SEARCH_LENGTH)
  return {
    search: value('search'),
    status: value('status'),
    province: value('province'),
    district: value('district'),
    service: value('service'),
    view: values.get('view') === 'map' ? 'map' : '',
  }
}

/**
 * The address of a search, with nothing in it that is not asked for.
 * @param page counted from 0
 */
export function projectSearchAddress(search: ProjectSearch, page = 0): string {
  const set = [...PROJECT_FILTERS, 'view' as const].filter((name) => search[name] !== '')
  const query = new URLSearchParams(set.map((name) => [name, search[name]]))
  if (page > 0) query.set('page', String(page + 1))
  return query.size > 0 ? `${paths.projects}?${query}` : paths.projects
}
