// @chunk late
import type { Brand } from '../../contract/brand/brand.ts'
import type { Calendar } from '../../contract/calendar/calendar.ts'
import type { Certificate } from '../../contract/certificates/certificate.ts'
import type { ContactProof, ContactReceipt, ContactSubmission } from '../../contract/enquiries/contact.ts'
import type { ErrorBody } from '../../contract/error.ts'
import type { DeclaredEntity, KINDS } from '../../contract/kinds/index.ts'
import type { PublicDetail, PublicItem } from '../../contract/fields/public-schemas.ts'
import { ALL_PROJECTS_LIMIT, ALL_SERVICES_LIMIT, DEFAULT_LIMIT } from '../../contract/limits.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Category, News, NewsDetail } from '../../contract/news/news.ts'
import type { Client, ClientDetail, Partner } from '../../contract/clients/organisation.ts'
import type { PageDetail, TimelineItem } from '../../contract/pages/page.ts'
import type { PageKey } from '../../contract/pages/page-texts.ts'
import type { Site } from '../../contract/pages/site.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { District, Province } from '../../contract/places/place.ts'
import type { Project, ProjectDetail } from '../../contract/projects/project.ts'
import type { FilterName } from '../../contract/project-filters.ts'
import type { ProjectFacets } from '../../contract/projects/project-facets.ts'
import type { ProjectSort } from '../../contract/projects/project-sort.ts'
import type { DistrictDetail, ProvinceDetail } from '../../contract/regions/region.ts'
import type { Publication, PublicationDetail } from '../../contract/publications/publication.ts'
import type { SearchAnswer, SearchKind, SearchSuggestion } from '../../contract/search/search.ts'
import type { Service, ServiceDetail } from '../../contract/services/service.ts'
import type { SitePageDetail } from '../../contract/site-pages/site-page.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import type { Shortlist } from '../../contract/shortlist/shortlist.ts'
import type { Person, PersonProject } from '../../contract/people/person.ts'
import type { TeamMember } from '../../contract/people/team-member.ts'
import { ApiError } from './api-error.ts'

/** From 0. The server counts from 1; only this file converts. */
interface Paging {
  page?: number
  limit?: number
}

export type ProjectFilters = Partial<Record<FilterName, string | number | undefined>>

type Answer = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>

export interface SiteApiOptions {
  /** The browser's `fetch`, or the API in process. Called with a path. */
  fetch: (path: string, init?: RequestInit) => Promise<Answer>
  /** The language of the answers. */
  locale: () => PageLocale
  /** Read at each write, from the page's `csrf-token` meta tag. */
  csrfToken: () => string
}

export type SiteApi = ReturnType<typeof createSiteApi>

/** The calls of pages (specification section 7). Each throws ApiError on a failure. */
export function createSiteApi({ fetch, locale, csrfToken }: SiteApiOptions) {
  const address = (path: string, query?: Query) => addressOf(path, { ...query, locale: localeParameter(locale()) })
  const get = <Body>(path: string, query?: Query, init?: RequestInit) => answer<Body>(fetch(address(path, query), init))
  const list = <Item>(path: string, { page = 0, limit = DEFAULT_LIMIT }: Paging, filters: Query = {}) =>
    get<ListAnswer<Item>>(path, { page: page + 1, limit, ...filters })
  const read = async <Data>(path: string, query?: Query, init?: RequestInit) =>
    (await get<{ data: Data }>(path, query, init)).data
  const item = <Item>(path: string, slug: string, filters?: Query) =>
    read<Item>(`${path}/slug/${encodeURIComponent(slug)}`, filters)

  const post = <Body>(path: string, body: unknown, init?: RequestInit) =>
    answer<Body>(
      fetch(address(path), {
        ...init,
        method: 'POST',
        headers: { ...init?.headers, 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken() },
        body: JSON.stringify(body),
      }),
    )

  return {
    /** Of any kind whose calls follow from its declaration. */
    listItems: <Entity extends DeclaredEntity>(entity: Entity, paging: Paging = {}) =>
      list<PublicItem<(typeof KINDS)[Entity]>>(entity, paging),
    /** Of few pages, or of a feature that can be removed: its pages know its calls. */
    getOne: read,
    getItem: <Entity extends DeclaredEntity>(entity: Entity, slug: string) =>
      item<PublicDetail<(typeof KINDS)[Entity]>>(entity, slug),

    listServices: () => list<Service>('services', { limit: ALL_SERVICES_LIMIT }),
    getService: (slug: string) => item<ServiceDetail>('services', slug),

    listNews: ({ category, ...paging }: Paging & { category?: string | undefined } = {}) =>
      list<News>('news', paging, { populate: 'category', 'filter[status]': '1', category }),
    getNews: (slug: string) => item<NewsDetail>('news', slug, { populate: 'category' }),
    listCategories: () => read<Category[]>('categories'),

    listProjects: ({ page, limit, ...filters }: ProjectFilters & Paging & { sort?: ProjectSort | undefined } = {}) =>
      list<Project>('projects', { page, limit }, filters),
    getProjectFacets: (filters: ProjectFilters) => read<ProjectFacets>('projects/facets', { ...filters }),
    listAllProjects: () => read<Project[]>('projects', { page: 1, limit: ALL_PROJECTS_LIMIT }),
    getProject: (slug: string) => item<ProjectDetail>('projects', slug),

    /** The specification has the length of `data` as the total. */
    listTeam: async ({ search, ...paging }: Paging & { search?: string | undefined } = {}) => {
      const { data } = await list<TeamMember>('teams', paging, { search })
      return { data, total: data.length }
    },

    getPerson: (slug: string) => item<Person>('teams', slug),
    listPersonProjects: (slug: string, paging: Paging) =>
      list<PersonProject>(`teams/slug/${encodeURIComponent(slug)}/projects`, paging),

    getShortlist: ({ projects, people }: { projects: readonly number[]; people: readonly number[] }) =>
      read<Shortlist>('shortlist', { projects: projects.join(','), people: people.join(',') }),

    search: ({ page = 0, ...query }: { q: string; kind?: SearchKind | undefined; page?: number }) =>
      get<SearchAnswer>('search', { ...query, page: page + 1 }),
    suggest: (q: string, init?: RequestInit) => read<SearchSuggestion[]>('search/suggestions', { q }, init),

    getSitePage: (slug: string) => item<SitePageDetail>('site-pages', slug),
    listPublications: ({ page, limit, ...filters }: Paging & { kind?: string; language?: string } = {}) =>
      list<Publication>('publications', { page, limit }, filters),
    getPublication: (slug: string) => item<PublicationDetail>('publications', slug),

    listPartners: () => read<Partner[]>('partners'),
    getClient: (slug: string) => item<ClientDetail>('clients', slug),
    listClients: () => read<Client[]>('clients'),
    listCertificates: () => read<Certificate[]>('certificates'),
    listTimeline: () => read<TimelineItem[]>('timeline'),
    getPage: (key: PageKey) => read<PageDetail>(`pages/${key}`),
    getSettings: () => read<Settings>('settings'),
    /** For every page, like services and settings. */
    getSite: () => read<Site>('site'),
    getBrand: () => read<Brand>('brand'),
    /** @param day whose date in Bikram Sambat is wanted */
    getCalendar: (day: string) => read<Calendar>('calendar', { day }),
    getProvince: (slug: string) => read<ProvinceDetail>(`provinces/${encodeURIComponent(slug)}`),
    getDistrict: (slug: string) => read<DistrictDetail>(`districts/${encodeURIComponent(slug)}`),
    listProvinces: () => read<Province[]>('provinces'),
    listDistricts: () => read<District[]>('districts'),

    sendContactMessage: (submission: ContactSubmission, init?: RequestInit) =>
      post<ContactReceipt>('contact-us', submission, init),
    sendProofOfWork: (proof: ContactProof) => post<ContactReceipt>('contact-us/proof', proof),
  }
}

type Query = Record<string, string | number | undefined>

const localeParameter = (locale: PageLocale) => (locale === DEFAULT_LOCALE ? undefined : locale)

/** Filters that are not set are left out (specification section 7). */
function addressOf(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(set as [string, string][]).toString()
  return `/api/v1/${path}${search && `?${search}`}`
}

async function answer<Body>(call: Promise<Answer>): Promise<Body> {
  const response = await call.catch((cause: unknown) => {
    throw new ApiError(0, undefined, null, cause)
  })
  const body = (await response.json().catch(() => undefined)) as unknown
  if (!response.ok || body === undefined)
    throw new ApiError(response.status, body as Partial<ErrorBody> | undefined, response.headers.get('Retry-After'))
  return body as Body
}
