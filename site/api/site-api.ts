import { hc } from 'hono/client'
import { ALL_PROJECTS_LIMIT, ALL_SERVICES_LIMIT, DEFAULT_LIMIT } from '../../contract/limits.ts'
import type { ContactMessage, ContactReceipt } from '../../contract/contact.ts'
import type { ErrorBody } from '../../contract/error.ts'
import type { ListAnswer } from '../../contract/list.ts'
import type { Category, News } from '../../contract/news.ts'
import type { Client, Partner } from '../../contract/organisation.ts'
import type { Page, PageKey, TimelineItem } from '../../contract/page.ts'
import type { District, Province } from '../../contract/place.ts'
import type { Project, ProjectDetail } from '../../contract/project.ts'
import type { ProjectStatus } from '../../contract/project-status.ts'
import type { Service, ServiceDetail } from '../../contract/service.ts'
import type { Settings } from '../../contract/settings.ts'
import type { TeamMember } from '../../contract/team.ts'
import type { ApiType } from '../../server/api/api.ts'
import { ApiError } from './api-error.ts'

/** A page of a list as the site counts: from 0. The server counts from 1; the shift is made here and nowhere else. */
interface Paging {
  page?: number
  limit?: number
}

export interface ProjectFilters extends Paging {
  district?: string | undefined
  province?: string | undefined
  status?: ProjectStatus | undefined
  service?: string | undefined
  search?: string | undefined
  parent?: 'none' | number | undefined
}

export interface SiteApiOptions {
  /** Origin of the API; any one when `fetch` answers in process. */
  origin: string
  /** How calls are made: the browser's own, or the API in the same process. */
  fetch: typeof fetch
  /** The token of the page's `csrf-token` meta tag, read when a call that changes something is made. */
  csrfToken: () => string
}

export type SiteApi = ReturnType<typeof createSiteApi>

/**
 * The calls that pages make (specification section 7), the same on the server and in the browser.
 * Every function throws ApiError when the answer is no success, or when none came.
 */
export function createSiteApi({ origin, fetch, csrfToken }: SiteApiOptions) {
  const api = hc<ApiType>(origin, { fetch }).api.v1

  return {
    listServices: ({ page = 0, limit = ALL_SERVICES_LIMIT }: Paging = {}) =>
      answer<ListAnswer<Service>>(api.services.$get({ query: paging(page, limit) })),
    getService: (slug: string) => one<ServiceDetail>(api.services.slug[':slug'].$get({ param: { slug }, query: {} })),

    listNews: ({ page = 0, limit = DEFAULT_LIMIT, category }: Paging & { category?: string | undefined } = {}) =>
      answer<ListAnswer<News>>(
        api.news.$get({ query: given({ ...paging(page, limit), populate: 'category', 'filter[status]': '1', category }) }),
      ),
    getNews: (slug: string) =>
      one<News>(api.news.slug[':slug'].$get({ param: { slug }, query: { populate: 'category' } })),
    listCategories: () => all<Category>(api.categories.$get({ query: {} })),

    listProjects: ({ page = 0, limit = DEFAULT_LIMIT, parent, ...filters }: ProjectFilters = {}) =>
      answer<ListAnswer<Project>>(
        api.projects.$get({ query: given({ ...paging(page, limit), parent: parent?.toString(), ...filters }) }),
      ),
    listAllProjects: () =>
      all<Project>(api.projects.$get({ query: paging(0, ALL_PROJECTS_LIMIT) })),
    getProject: (slug: string) =>
      one<ProjectDetail>(api.projects.slug[':slug'].$get({ param: { slug }, query: {} })),

    /** The total is the length of `data`, as the specification has it. */
    listTeam: async ({ search, page = 0, limit = DEFAULT_LIMIT }: Paging & { search?: string | undefined } = {}) => {
      const data = await all<TeamMember>(api.teams.$get({ query: given({ ...paging(page, limit), search }) }))
      return { data, total: data.length }
    },

    listPartners: () => all<Partner>(api.partners.$get({ query: {} })),
    listClients: () => all<Client>(api.clients.$get({ query: {} })),
    listTimeline: () => all<TimelineItem>(api.timeline.$get({ query: {} })),
    getPage: (key: PageKey) => one<Page>(api.pages[':key'].$get({ param: { key }, query: {} })),
    getSettings: () => one<Settings>(api.settings.$get({ query: {} })),
    listProvinces: () => all<Province>(api.provinces.$get({ query: {} })),
    listDistricts: () => all<District>(api.districts.$get({ query: {} })),

    sendContactMessage: (message: ContactMessage) =>
      answer<ContactReceipt>(
        api['contact-us'].$post({ json: message }, { headers: { 'X-CSRF-TOKEN': csrfToken() } }),
      ),
  }
}

function paging(page: number, limit: number) {
  return { page: String(page + 1), limit: String(limit) }
}

/** Leaves out what was not set: the specification sends a filter "only if set". */
function given<Query extends object>(query: Query): { [Key in keyof Query]: Exclude<Query[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Key in keyof Query]: Exclude<Query[Key], undefined> }
}

async function answer<Body>(call: Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>): Promise<Body> {
  const response = await call.catch((cause: unknown) => {
    throw new ApiError(0, undefined, cause)
  })
  const body = await response.json().catch((): undefined => undefined)
  if (!response.ok || body === undefined) throw new ApiError(response.status, body as Partial<ErrorBody> | undefined)
  return body as Body
}

async function one<Item>(call: Parameters<typeof answer>[0]): Promise<Item> {
  return (await answer<{ data: Item }>(call)).data
}

async function all<Item>(call: Parameters<typeof answer>[0]): Promise<Item[]> {
  return (await answer<ListAnswer<Item>>(call)).data
}
