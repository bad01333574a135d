import { formatFiscalYear, parseFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { isBsYear } from '../../../contract/calendar/wanted-year.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import type { Project } from '../../../contract/projects/project.ts'
import type { ProjectFacets } from '../../../contract/projects/project-facets.ts'
import {
  declared,
  PAGE_FILTERS,
  type PageFilterName,
  filterNames,
  type FacetFilterName,
} from '../../../contract/project-filters.ts'
import { PROJECT_STATUSES } from '../../../contract/projects/project-status.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ProjectFilters, SiteApi } from '../../api/site-api.ts'
import { lists } from '../../lists.words.ts'
import { wordsIn } from '../../words.ts'
import { words as statuses } from '../status/words.ts'
import { eachFilter, withoutFilter, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'
import type { FilterValue, ValueFilterName } from '../../../contract/projects/value-filters.ts'

export interface ChosenFilter {
  name: PageFilterName
  /** Of several that can be chosen beside each other. */
  value?: string
  label: string
  /** The number of projects without this filter, when none are found with it. */
  without?: number
}

/** Ignores unknown values and a district outside the province (`leftOut`). @param page from 0 */
export async function findProjects(api: SiteApi, asked: ProjectSearch, page: number, locale: PageLocale) {
  const year = parseFiscalYear(asked.fiscalYear)
  // Of the spellings of a year or a number, the finder has one address.
  const wanted = {
    ...asked,
    ...eachFilter((name) => (name !== 'search' && isTyped(name) ? toLatinDigits(asked[name]) : asked[name])),
    status: PROJECT_STATUSES.find((known) => known === asked.status) ?? '',
    fiscalYear: year === undefined ? '' : formatFiscalYear(year),
  }
  const { search, projects, facets, refused } = await ask(api, wanted, page)
  const choices = toChoices(facets)
  const provinces = chosenProvinces(search, choices.province)
  const district = facets.districts.find(({ slug }) => slug === search.district)
  const isElsewhere =
    provinces.length > 0 && district !== undefined && !provinces.some(({ number }) => number === district.province)
  const province = provinces.map(({ value }) => value).join(',')
  const fact = chosenFacts(search, choices.fact)
    .map(({ value }) => value)
    .join(',')
  // The API also knows places by other names; the finder has one address each.
  const isNamed = search.province === province && search.fact === fact
  if (isElsewhere || !isNamed || (search.district && !district)) {
    const known = { ...search, province, fact, district: isElsewhere ? '' : (district?.slug ?? '') }
    const found: FoundProjects = await findProjects(api, known, page, locale)
    return { ...found, refused, ...(isElsewhere && { leftOut: district.name }) }
  }
  const chosen = listChosen(search, choices, facets, locale, projects.data[0]?.client?.name)
  return {
    search,
    projects,
    choices,
    near: facets.near,
    chosen: facets.total > 0 ? chosen : await countWithout(api, search, chosen),
    leftOut: '',
    refused,
  }
}

/** Parameters of an address that the API does not know. */
export interface RefusedFilter {
  name: PageFilterName
  value: string
}

interface FoundProjects {
  search: ProjectSearch
  projects: ListAnswer<Project>
  choices: Choices
  near: ProjectFacets['near']
  chosen: ChosenFilter[]
  leftOut: string
  refused: RefusedFilter[]
}

async function ask(api: SiteApi, search: ProjectSearch, page: number) {
  const refused: RefusedFilter[] = []
  for (let wanted = search; ;) {
    const filters = toFilters(wanted)
    try {
      const [projects, facets] = await Promise.all([
        api.listProjects({ ...filters, sort: wanted.sort || undefined, page }),
        api.getProjectFacets(filters),
      ])
      return { search: wanted, projects, facets, refused }
    } catch (error) {
      const unknown = PAGE_FILTERS.filter((name) => error instanceof ApiError && error.fields[name] && wanted[name])
      if (unknown.length === 0) throw error
      refused.push(...unknown.map((name) => ({ name, value: wanted[name] })))
      wanted = { ...wanted, ...Object.fromEntries(unknown.map((name) => [name, ''])) }
    }
  }
}

/** In the order of the provinces. */
export function chosenProvinces({ province }: ProjectSearch, provinces: Choice[]): Choice[] {
  const wanted = province.split(',')
  return provinces.filter(({ value }) => wanted.includes(value))
}

/** The choices of each fact, in their order. */
export const byFact = (choices: Choice[]): Choice[][] => [
  ...Map.groupBy(choices, ({ value }) => value.split('-', 1)[0]).values(),
]

/** One of each fact. */
const chosenFacts = ({ fact }: ProjectSearch, choices: Choice[]): Choice[] => {
  const wanted = fact.split(',')
  return byFact(choices).flatMap((some) => some.find(({ value }) => wanted.includes(value)) ?? [])
}

const toFilters = ({ view: _, sort: __, ...filters }: ProjectSearch): ProjectFilters => filters

/** In the order of display; '' for what says nothing by itself, such as a bound without its measure. */
function listChosen(
  search: ProjectSearch,
  choices: Choices,
  { measures, services }: ProjectFacets,
  locale: PageLocale,
  client = search.client,
): ChosenFilter[] {
  const t = wordsIn(words, locale)
  const status = PROJECT_STATUSES.find((known) => known === search.status)
  const measure = measures.find((known) => known.measure === search.measure)
  const own: Partial<Record<PageFilterName, string>> = {
    search: t.quoted(search.search),
    status: status && wordsIn(statuses, locale)[status],
    province: wordsIn(lists, locale).and(chosenProvinces(search, choices.province).map(({ name = '' }) => name)),
    service: services.find(({ slug }) => slug === search.service)?.name,
    client,
    since: t.since(search.since, isBsYear(Number(search.since))),
    until: t.until(search.until, isBsYear(Number(search.until))),
    measure: measure ? t.range(measure.label, measure.unit, search.atLeast, search.atMost) : '',
    fiscalYear: t.fiscalYear(search.fiscalYear),
  }
  const labelOf = (name: PageFilterName) => {
    const listed = Object.entries(choices).find(([known]) => known === name)?.[1]
    const value = search[name]
    return (
      own[name] ??
      (t.filters as FilterWords)[name].values?.[value] ??
      listed?.find((one) => one.value === value)?.name ??
      ''
    )
  }
  const facts = chosenFacts(search, choices.fact).map(({ value, label = '', name = '' }) => ({
    name: 'fact' as const,
    value,
    label: `${label}: ${name}`,
  }))
  return PAGE_FILTERS.filter((name) => search[name] && !declared(name).of).flatMap((name): ChosenFilter[] => {
    const label = labelOf(name)
    return name === 'fact' ? facts : label ? [{ name, label }] : []
  })
}

function countWithout(api: SiteApi, search: ProjectSearch, chosen: ChosenFilter[]): Promise<ChosenFilter[]> {
  return Promise.all(
    chosen.map(async (filter) => {
      const { meta } = await api.listProjects({ ...toFilters(withoutFilter(search, filter)), limit: 1 })
      return { ...filter, without: meta.total }
    }),
  )
}

/** A value of a filter, with the projects that it would find. */
export interface Choice {
  value: string
  /** Those without have a word of the page, or of its services. */
  name?: string
  count: number
  /** Of a fact. */
  label?: string
  /** Of a province, and of the province of a district. */
  number?: number
  province?: number
  /** Of a district. */
  code?: string
}

export type Choices = Record<FacetFilterName, Choice[]>

/** Words that a filter needs, by what is declared of it. */
export type FilterWords = {
  [Name in PageFilterName]: {
    label?: string
    any?: string
    values?: Readonly<Record<string, string>>
    remove: string
  } & (Name extends FacetFilterName ? { any: string } : object) &
    (Name extends ValueFilterName ? { values: Readonly<Record<FilterValue<Name>, string>> } : object)
}

export const isTyped = (name: PageFilterName): boolean => declared(name).facet === undefined

/** The counts of each group, as the choices of its filter. */
export function toChoices(facets: ProjectFacets): Choices {
  const names = filterNames.filter((name): name is FacetFilterName => declared(name).facet !== undefined)
  const choicesOf = (name: FacetFilterName) => {
    const items: Record<string, unknown>[] = facets[declared(name).facet as keyof typeof facets] as never
    return items.map((item) => ({ value: item['slug'] ?? item[name], ...namesOf(name, item), count: item['count'] }))
  }
  return Object.fromEntries(names.map((name) => [name, choicesOf(name)])) as Choices
}

function namesOf(name: FacetFilterName, { name: own, label, unit, ...item }: Record<string, unknown>) {
  // Pages know the names of services.
  if (name === 'service') return {}
  if (name === 'measure') return { name: [label, unit].filter(Boolean).join(', ') }
  if (name === 'fact') return { name: own, label }
  return { name: own, number: item['number'], province: item['province'], code: item['code'] }
}
