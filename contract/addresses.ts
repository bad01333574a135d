export interface Address {
  /** As in site/routes.ts, with a slash in front. */
  path: `/${string}`
  /** The kind of content that the page lists (a test compares it with KINDS), for "Edit this page". */
  lists?: string
  /** Query parameters that make another page. Each combination is cached. */
  query?: readonly string[]
  /** Query parameters that are unlimited or personal: a page with one of them is never cached. */
  uncached?: readonly string[]
}

/** Every public page. No other file spells a path; a test compares it with site/routes.ts. */
export const ADDRESSES = {
  home: { path: '/' },
  about: { path: '/about' },
  history: { path: '/about/our-story/history', lists: 'timeline' },
  overview: { path: '/about/overview' },
  clients: { path: '/about/clients', lists: 'clients' },
  team: { path: '/about/teams', lists: 'teams', uncached: ['search'] },
  services: { path: '/services', lists: 'services' },
  service: { path: '/services/:slug' },
  childService: { path: '/services/:parent/:slug' },
  projects: {
    path: '/projects',
    lists: 'projects',
    query: ['status', 'province', 'district', 'service', 'view', 'page'],
    uncached: ['search'],
  },
  project: { path: '/projects/:slug' },
  news: { path: '/news', lists: 'news', query: ['category', 'page'] },
  newsItem: { path: '/news/:slug' },
  gallery: { path: '/gallery', lists: 'projects', query: ['page', 'project', 'picture'] },
  search: { path: '/search', query: ['kind', 'page'], uncached: ['q'] },
  contact: { path: '/contact', lists: 'settings', uncached: ['reference', 'subject'] },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  accessibility: { path: '/accessibility' },
} as const satisfies Record<string, Address>

export type AddressName = keyof typeof ADDRESSES

type Of<Name extends AddressName> = (typeof ADDRESSES)[Name]
type PathParameter<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never
type QueryParameter<Entry> =
  | (Entry extends { query: readonly (infer Name extends string)[] } ? Name : never)
  | (Entry extends { uncached: readonly (infer Name extends string)[] } ? Name : never)
type Parameters<Name extends AddressName> = Record<PathParameter<Of<Name>['path']>, string> &
  Partial<Record<QueryParameter<Of<Name>>, string | number | undefined>>

/** `href('project', { slug })`, `href('news', { category, page: 2 })`. Empty parameters are left out. */
export function href<Name extends AddressName>(
  name: Name,
  ...[parameters]: PathParameter<Of<Name>['path']> extends never ? [Parameters<Name>?] : [Parameters<Name>]
): string {
  const given = new Map(Object.entries<unknown>(parameters ?? {}))
  const take = (part: string) => {
    if (!part.startsWith(':')) return part
    const key = part.slice(1)
    const value = String(given.get(key))
    given.delete(key)
    return encodeURIComponent(value)
  }
  const path = ADDRESSES[name].path.split('/').map(take).join('/')
  const query = new URLSearchParams()
  for (const [key, value] of given) if (value !== undefined && value !== '') query.set(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
