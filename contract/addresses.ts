import { findInExtras } from './find-in-extras.ts'
import type { PageLocale } from './page-locales.ts'
import { isUnlimited, PAGE_FILTERS } from './project-filters.ts'

export interface Address {
  /** As in site/routes.ts, with a slash in front. */
  path: `/${string}`
  /** The kind of content that the page lists (a test compares it with KINDS), for "Edit this page". */
  lists?: string
  /** In search results and shared links, where it is not that of its first text; '' for the name of the firm. */
  title?: string
  /** Visitors' name of a list: in the footer, as a page, as a kind of results. Without it each has words of its own. */
  name?: Readonly<Record<PageLocale, string>>
  /** Query parameters that make another page. Each combination is cached. */
  query?: readonly string[]
  /** Query parameters that are unlimited or personal: a page with one of them is never cached. */
  uncached?: readonly string[]
  /** Each opening reaches the server. */
  isUncached?: true
  /** Shown as soon as the page of this other address has something to show. */
  like?: string
  /** An extra's page is in the sitemap if it names the kinds of content that it shows. */
  shows?: readonly string[]
  /** Its entry in the usual menu: the last one below About Us. */
  menu?: Readonly<Record<PageLocale, string>>
  /** The file of an extra's page, site/pages/<page>.tsx of its folder: by default the name of the address. */
  page?: string
}

const OWN = {
  home: { path: '/', title: '' },
  about: { path: '/about', title: 'About Us' },
  history: { path: '/about/our-story/history', lists: 'timeline' },
  overview: { path: '/about/overview' },
  clients: { path: '/about/clients', lists: 'clients' },
  profile: { path: '/about/profile', lists: 'certificates' },
  team: { path: '/about/teams', lists: 'teams', uncached: ['search'] },
  person: { path: '/about/team/:slug', query: ['page'] },
  services: { path: '/services', lists: 'services' },
  service: { path: '/services/:slug' },
  childService: { path: '/services/:parent/:slug' },
  client: { path: '/clients/:slug', query: ['page'] },
  district: { path: '/districts/:slug', query: ['page'] },
  province: { path: '/provinces/:slug', query: ['page'] },
  projects: {
    path: '/projects',
    lists: 'projects',
    query: [...PAGE_FILTERS.filter((name) => !isUnlimited(name)), 'sort', 'view', 'page'],
    uncached: PAGE_FILTERS.filter(isUnlimited),
  },
  project: { path: '/projects/:slug' },
  news: { path: '/news', lists: 'news', query: ['category', 'page'] },
  newsItem: { path: '/news/:slug' },
  equipment: {
    path: '/equipment',
    lists: 'equipment',
    name: { en: 'Equipment and laboratory', ne: 'उपकरण तथा प्रयोगशाला' },
  },
  publications: {
    path: '/publications',
    lists: 'publications',
    name: { en: 'Publications', ne: 'प्रकाशनहरू' },
    query: ['kind', 'language'],
  },
  publication: { path: '/publications/:slug' },
  sitePage: { path: '/pages/:slug' },
  gallery: { path: '/gallery', lists: 'projects', query: ['page', 'project', 'picture'] },
  search: { path: '/search', query: ['kind', 'page'], uncached: ['q'] },
  contact: { path: '/contact', lists: 'settings', uncached: ['reference', 'subject', 'projects', 'people'] },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  accessibility: { path: '/accessibility' },
} as const satisfies Record<string, Address>

/** Addresses of extras, which declare theirs by module augmentation: extras/<name>/contract/addresses.ts. */
export interface ExtraAddresses {}

const found = import.meta.env
  ? Object.values(import.meta.glob('../extras/*/contract/addresses.ts', { eager: true, import: 'addresses' }))
  : await findInExtras('addresses.ts', 'addresses')

export const EXTRA_ADDRESSES: Readonly<Record<string, Address>> = Object.assign({}, ...found)

/** Every public page. No other file spells a path; a test compares it with the pages of the site. */
export const ADDRESSES = { ...OWN, ...EXTRA_ADDRESSES } as typeof OWN & Pick<ExtraAddresses, keyof ExtraAddresses>

export type AddressName = keyof typeof ADDRESSES

/** The place of an item on the page that it shares with others. @param fragment of its kind (contract/kinds/) */
export const itemFragment = (fragment: string, id: number): string => `${fragment}-${id}`

/** As choices of staff. */
const namedBy = (of: 'name' | 'menu') =>
  (Object.entries(ADDRESSES) as [AddressName, Address][]).flatMap(([value, { [of]: label }]) =>
    label ? [{ value, label }] : [],
  )

/** Lists that name themselves, which the footer leads to. */
export const NAMED_LISTS = namedBy('name')

/** Pages of extras that the usual menu leads to. */
export const MENU_ENTRIES = namedBy('menu')

type NamedKind = {
  [Name in AddressName]: Of<Name> extends { lists: infer Entity extends string; name: object } ? Entity : never
}[AddressName]

/** Of the kinds that such lists show. */
export const namedKinds = (locale: PageLocale): Record<NamedKind, string> =>
  Object.fromEntries(
    NAMED_LISTS.map(({ value, label }) => [(ADDRESSES[value] as Address).lists, label[locale]]),
  ) as Record<NamedKind, string>

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
  Partial<Record<QueryParameter<Of<Name>>, string | number | readonly string[] | undefined>>

/** `href('project', { slug })`, `href('news', { category, page: 2 })`. Empty parameters are left out, lists repeated. */
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
  for (const [key, values] of given)
    for (const value of [values].flat()) if (value !== undefined && value !== '') query.append(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
