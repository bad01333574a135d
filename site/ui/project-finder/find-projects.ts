import { formatFiscalYear, parseFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import type { ProjectFacets } from '../../../contract/projects/project-facets.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import type { Project } from '../../../contract/projects/project.ts'
import { isBsYear } from '../../../contract/calendar/wanted-year.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { PROJECT_ROLES } from '../../../contract/projects/project-role.ts'
import { TERRAINS } from '../../../contract/regions/terrain.ts'
import { PROJECT_STATUSES } from '../../../contract/projects/project-status.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ProjectFilters, SiteApi } from '../../api/site-api.ts'
import { lists } from '../../lists.words.ts'
import { wordsIn } from '../../words.ts'
import { words as statuses } from '../status/words.ts'
import { PROJECT_FILTERS, type ProjectFilterName, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'

export interface ChosenFilter {
  name: ProjectFilterName
  label: string
  /** The number of projects without this filter, when none are found with it. */
  without?: number
}

/** Ignores unknown values and a district outside the province (`leftOut`). @param page from 0 */
export async function findProjects(api: SiteApi, asked: ProjectSearch, page: number, locale: PageLocale) {
  const status = PROJECT_STATUSES.find((known) => known === asked.status) ?? ''
  // Of its spellings, the finder has one address.
  const year = parseFiscalYear(asked.fiscalYear)
  const fiscalYear = year === undefined ? '' : formatFiscalYear(year)
  // In Latin digits, so that an address has one spelling.
  const [since, until, atLeast, atMost] = [asked.since, asked.until, asked.atLeast, asked.atMost].map(toLatinDigits)
  const wanted = { ...asked, status, fiscalYear, since: since!, until: until!, atLeast: atLeast!, atMost: atMost! }
  const { search, projects, facets, refused } = await ask(api, wanted, page)
  const provinces = chosenProvinces(search, facets.provinces)
  const district = facets.districts.find(({ slug }) => slug === search.district)
  const isElsewhere =
    provinces.length > 0 && district !== undefined && !provinces.some(({ number }) => number === district.province)
  const province = provinces.map(({ slug }) => slug).join(',')
  // The API also knows places by other names; the finder has one address each.
  if (isElsewhere || search.province !== province || (search.district && !district)) {
    const known = { ...search, province, district: isElsewhere ? '' : (district?.slug ?? '') }
    const found: FoundProjects = await findProjects(api, known, page, locale)
    return { ...found, refused, ...(isElsewhere && { leftOut: district.name }) }
  }
  const chosen = listChosen(search, facets, locale, projects.data[0]?.client?.name)
  return {
    search,
    projects,
    facets,
    chosen: facets.total > 0 ? chosen : await countWithout(api, search, chosen),
    leftOut: '',
    refused,
  }
}

/** What an address asks and the API does not know. */
export interface RefusedFilter {
  name: ProjectFilterName
  value: string
}

interface FoundProjects extends Awaited<ReturnType<typeof ask>> {
  chosen: ChosenFilter[]
  leftOut: string
}

async function ask(
  api: SiteApi,
  search: ProjectSearch,
  page: number,
  refused: RefusedFilter[] = [],
): Promise<{
  search: ProjectSearch
  projects: ListAnswer<Project>
  facets: ProjectFacets
  refused: RefusedFilter[]
}> {
  const filters = toFilters(search)
  try {
    const [projects, facets] = await Promise.all([
      api.listProjects({ ...filters, sort: search.sort || undefined, page }),
      api.getProjectFacets(filters),
    ])
    return { search, projects, facets, refused }
  } catch (error) {
    const unknown = PROJECT_FILTERS.filter((name) => error instanceof ApiError && error.fields[name] && search[name])
    if (unknown.length === 0) throw error
    const without = { ...search, ...Object.fromEntries(unknown.map((name) => [name, ''])) }
    return ask(api, without, page, [...refused, ...unknown.map((name) => ({ name, value: search[name] }))])
  }
}

/** In the order of the provinces. */
export function chosenProvinces<Province extends { slug: string }>(
  { province }: ProjectSearch,
  provinces: Province[],
): Province[] {
  const wanted = province.split(',')
  return provinces.filter(({ slug }) => wanted.includes(slug))
}

function toFilters({ view: _, sort: __, status, ...others }: ProjectSearch): ProjectFilters {
  return { ...others, status: PROJECT_STATUSES.find((known) => known === status) }
}

/** A measure goes with its bounds. */
export function withoutFilter(search: ProjectSearch, name: ProjectFilterName): ProjectSearch {
  return { ...search, [name]: '', ...(name === 'measure' && { atLeast: '', atMost: '' }) }
}

function listChosen(
  search: ProjectSearch,
  { provinces, districts, services, scopes, measures }: ProjectFacets,
  locale: PageLocale,
  client = search.client,
): ChosenFilter[] {
  const nameOf = (places: { slug: string; name: string }[], chosen: string) =>
    places.find(({ slug }) => slug === chosen)?.name ?? chosen
  const status = PROJECT_STATUSES.find((known) => known === search.status)
  const t = wordsIn(words, locale)
  const measure = measures.find((known) => known.measure === search.measure)
  const isBs = (year: string) => isBsYear(Number(year))
  const labels: Record<ProjectFilterName, string> = {
    search: t.quoted(search.search),
    status: status ? wordsIn(statuses, locale)[status] : '',
    province: wordsIn(lists, locale).and(chosenProvinces(search, provinces).map(({ name }) => name)),
    district: nameOf(districts, search.district),
    service: nameOf(services, search.service),
    client,
    since: t.since(search.since, isBs(search.since)),
    until: t.until(search.until, isBs(search.until)),
    scope: nameOf(scopes, search.scope),
    measure: measure ? t.range(measure.label, measure.unit, search.atLeast, search.atMost) : '',
    atLeast: '',
    atMost: '',
    terrain: TERRAINS.filter((known) => known === search.terrain).map((known) => t.terrains[known])[0] ?? '',
    role: PROJECT_ROLES.filter((known) => known === search.role).map((known) => t.roles[known])[0] ?? '',
    fiscalYear: t.fiscalYear(search.fiscalYear),
  }
  return PROJECT_FILTERS.filter((name) => search[name] && labels[name]).map((name) => ({ name, label: labels[name] }))
}

function countWithout(api: SiteApi, search: ProjectSearch, chosen: ChosenFilter[]): Promise<ChosenFilter[]> {
  return Promise.all(
    chosen.map(async (filter) => {
      const { meta } = await api.listProjects({ ...toFilters(withoutFilter(search, filter.name)), limit: 1 })
      return { ...filter, without: meta.total }
    }),
  )
}
