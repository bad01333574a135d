import type { ProjectFacets } from '../../../contract/project-facets.ts'
import { PROJECT_STATUSES } from '../../../contract/project-status.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ProjectFilters, SiteApi } from '../../api/site-api.ts'
import { STATUS_LABELS } from '../status/status.tsx'
import { PROJECT_FILTERS, type ProjectFilterName, type ProjectSearch } from './project-search.ts'

export interface ChosenFilter {
  name: ProjectFilterName
  label: string
  /** The number of projects without this filter, when none are found with it. */
  without?: number
}

/** Ignores unknown values and a district outside the province (`leftOut`). @param page from 0 */
export async function findProjects(api: SiteApi, asked: ProjectSearch, page: number) {
  const status = PROJECT_STATUSES.find((known) => known === asked.status) ?? ''
  const { search, projects, facets } = await ask(api, { ...asked, status }, page)
  const province = facets.provinces.find(({ slug }) => slug === search.province)
  const district = facets.districts.find(({ slug }) => slug === search.district)
  const isElsewhere = province !== undefined && district !== undefined && district.province !== province.number
  // The API also knows places by other names; the finder has one address each.
  if (isElsewhere || (search.province && !province) || (search.district && !district)) {
    const known = { ...search, province: province?.slug ?? '', district: isElsewhere ? '' : (district?.slug ?? '') }
    const found: FoundProjects = await findProjects(api, known, page)
    return isElsewhere ? { ...found, leftOut: district.name } : found
  }
  const chosen = listChosen(search, facets)
  return {
    search,
    projects,
    facets,
    chosen: facets.total > 0 ? chosen : await countWithout(api, search, chosen),
    leftOut: '',
  }
}

interface FoundProjects extends Awaited<ReturnType<typeof ask>> {
  chosen: ChosenFilter[]
  leftOut: string
}

async function ask(api: SiteApi, search: ProjectSearch, page: number) {
  const filters = toFilters(search)
  try {
    const [projects, facets] = await Promise.all([
      api.listProjects({ ...filters, page }),
      api.getProjectFacets(filters),
    ])
    return { search, projects, facets }
  } catch (error) {
    const unknown = PROJECT_FILTERS.filter((name) => error instanceof ApiError && error.fields[name] && search[name])
    if (unknown.length === 0) throw error
    return ask(api, unknown.reduce(withoutFilter, search), page)
  }
}

function toFilters({ view: _, status, ...others }: ProjectSearch): ProjectFilters {
  return { ...others, status: PROJECT_STATUSES.find((known) => known === status) }
}

export function withoutFilter(search: ProjectSearch, name: ProjectFilterName): ProjectSearch {
  return { ...search, [name]: '' }
}

function listChosen(search: ProjectSearch, { provinces, districts, services }: ProjectFacets): ChosenFilter[] {
  const nameOf = (places: { slug: string; name: string }[], chosen: string) =>
    places.find(({ slug }) => slug === chosen)?.name ?? chosen
  const status = PROJECT_STATUSES.find((known) => known === search.status)
  const labels: Record<ProjectFilterName, string> = {
    search: `“${search.search}”`,
    status: status ? STATUS_LABELS[status] : '',
    province: nameOf(provinces, search.province),
    district: nameOf(districts, search.district),
    service: nameOf(services, search.service),
  }
  return PROJECT_FILTERS.filter((name) => search[name]).map((name) => ({ name, label: labels[name] }))
}

function countWithout(api: SiteApi, search: ProjectSearch, chosen: ChosenFilter[]): Promise<ChosenFilter[]> {
  return Promise.all(
    chosen.map(async (filter) => {
      const { meta } = await api.listProjects({ ...toFilters(withoutFilter(search, filter.name)), limit: 1 })
      return { ...filter, without: meta.total }
    }),
  )
}
