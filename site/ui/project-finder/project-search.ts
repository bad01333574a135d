import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'

/** In display order; named as in the address and the API. */
export const PROJECT_FILTERS = ['search', 'status', 'province', 'district', 'service'] as const
export type ProjectFilterName = (typeof PROJECT_FILTERS)[number]

export type ProjectSearch = Record<ProjectFilterName, string> & {
  view: '' | 'map'
}

/** From an address, or from the finder's fields. */
export function readProjectSearch(values: { get(name: string): unknown }): ProjectSearch {
  const value = (name: ProjectFilterName) =>
    String(values.get(name) ?? '')
      .trim()
      .slice(0, SEARCH_LENGTH)
  return {
    search: value('search'),
    status: value('status'),
    province: value('province'),
    district: value('district'),
    service: value('service'),
    view: values.get('view') === 'map' ? 'map' : '',
  }
}

/** Leaves empty values out. @param page from 0 */
export function projectSearchAddress(search: ProjectSearch, page = 0): string {
  return href('projects', { ...search, page: page > 0 ? page + 1 : undefined })
}
