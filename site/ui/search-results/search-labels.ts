import type { SearchKind } from '../../../contract/search.ts'

/** What visitors call each kind of results. */
export const SEARCH_LABELS: Record<SearchKind, string> = {
  projects: 'Projects',
  services: 'Services',
  news: 'News',
  teams: 'People',
  clients: 'Clients',
  places: 'Places',
  pages: 'Pages',
}
