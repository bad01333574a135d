import { href } from '../../../contract/addresses.ts'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'

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

/**
 * The address of a search, with nothing in it that is not asked for.
 * @param page counted from 0
 */
export function projectSearchAddress(search: ProjectSearch, page = 0): string {
  return href('projects', { ...search, page: page > 0 ? page + 1 : undefined })
}
