import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { daysOfWantedYear } from '../../contract/calendar/wanted-year.ts'
import { MAX_ID } from '../../contract/limits.ts'
import type { ProjectFilterQuery } from '../../contract/projects/project-filter-query.ts'
import type { FacetFilterName, FilterName } from '../../contract/project-filters.ts'
import { terrainOf } from '../../contract/places/terrain.ts'
import { fiscalYearDays } from '../core/languages/calendar.ts'
import { findProvince, type ProvinceNames } from '../core/places/places.ts'
import { ranIn, type FilterFact, type Period, type ProjectTable, type TableProject } from '../project-table/public.ts'

export type Matches = (project: TableProject) => boolean
export type Value = string | number | boolean | Period | null

/** By which the names of a query are understood. */
export interface Known {
  query: ProjectFilterQuery
  table: ProjectTable
  provinces: ProvinceNames
  /** The projects that have the words of a search; undefined: all. */
  found: ReadonlySet<number> | undefined
  now: Date
}

/** How a project matches a filter: one of its values is wanted, or by its own rule. */
interface ValuesRule<Asked> {
  valuesOf: (project: TableProject) => readonly Value[]
  /** The value with the name that was asked for; without it, the name is the value. undefined: nothing. */
  read?: (asked: Asked, known: Known) => Value | undefined
  /** How the missing is called, where a name may be unknown. */
  noun?: string
  /** A project has all that is asked, not one of it. */
  needsAll?: true
}
interface OwnRule<Asked> {
  valuesOf?: (project: TableProject) => readonly Value[]
  matches: (asked: Asked, known: Known) => Matches
  /** Why this cannot be asked, with the others. */
  fault?: (query: ProjectFilterQuery) => string | undefined
}
type Item<Asked> = NonNullable<Asked> extends readonly (infer One)[] ? One : NonNullable<Asked>
export type Rule<Asked = unknown> = ValuesRule<Item<Asked>> | OwnRule<NonNullable<Asked>>
type Rules = {
  [Name in FilterName]: Rule<ProjectFilterQuery[Name]> & (Name extends FacetFilterName ? { valuesOf: object } : object)
}

const all: Matches = () => true
const needsMeasure = (bound: string) => `${bound} needs a measure, such as measure=span`

/** How projects match each declared filter; faults are answered in this order. */
export const RULES: Rules = {
  status: { valuesOf: ({ status }) => [status] },
  district: {
    valuesOf: ({ districts }) => districts,
    read: (asked, { table }) => {
      const wanted = asked.toLowerCase()
      const isNamed = (names: string[]) => names.includes(wanted)
      const found = table.districts.find(({ code, slug, name }) => isNamed([code, slug, name.toLowerCase()]))
      return found && Number(found.code)
    },
    noun: 'district',
  },
  province: {
    valuesOf: ({ provinces }) => provinces,
    read: (name, { provinces }) => findProvince(provinces, name)?.number,
    noun: 'province',
  },
  service: {
    valuesOf: ({ services }) => services,
    read: (slug, { table }) => idOf(table.services, slug),
    noun: 'service',
  },
  client: { valuesOf: ({ client }) => [client], read: (slug, { table }) => idOf(table.clients, slug), noun: 'client' },
  scope: { valuesOf: ({ scopes }) => scopes, read: (slug, { table }) => idOf(table.services, slug), noun: 'service' },
  since: {
    matches: (year) => {
      const since = daysOfWantedYear(year).first
      return byPeriod(({ first, last }) => first !== null && (last === null || last >= since.slice(0, last.length)))
    },
  },
  until: {
    matches: (year) => {
      const until = daysOfWantedYear(year).last
      return byPeriod(({ first }) => first !== null && first <= until.slice(0, first.length))
    },
    fault: ({ since, until }) =>
      since !== undefined && until !== undefined && daysOfWantedYear(since).first > daysOfWantedYear(until).last
        ? 'until must not be before since'
        : undefined,
  },
  fiscalYear: {
    valuesOf: ({ period }) => [period],
    matches: (year, { now }) => {
      const days = fiscalYearDays(year, now)
      return byPeriod((period) => ranIn(period, days))
    },
  },
  /** One quantity of the measure is within both bounds. */
  measure: {
    valuesOf: ({ quantities }) => quantities.map(({ measure }) => measure),
    matches: (wanted, { query: { atLeast = 0, atMost = Infinity } }) => {
      const isWithin = ({ measure, amount }: TableProject['quantities'][number]) =>
        measure === wanted && amount >= atLeast && amount <= atMost
      return ({ quantities }) => quantities.some(isWithin)
    },
  },
  atLeast: { matches: () => all, fault: ({ measure }) => (measure ? undefined : needsMeasure('atLeast')) },
  atMost: {
    matches: () => all,
    fault: ({ measure, atLeast, atMost = Infinity }) => {
      if (atLeast !== undefined && atLeast > atMost) return 'atMost must not be below atLeast'
      return measure || atLeast !== undefined ? undefined : needsMeasure('atMost')
    },
  },
  terrain: { valuesOf: ({ districts }) => districts.map(terrainOf) },
  role: { valuesOf: ({ role }) => [role] },
  fact: {
    valuesOf: ({ facts }) => facts,
    // One that visitors do not see is like one that does not exist.
    read: (value, { table, now }) =>
      currentFacts(table, now).some(({ values }) => values.includes(value)) ? value : undefined,
    noun: 'fact',
    needsAll: true,
  },
  parent: {
    valuesOf: ({ parent }) => [parent],
    read: (parent, { table }) => readParent(parent, (id) => table.projects.some((project) => project.id === id)),
    noun: 'project with id',
  },
  pictures: { valuesOf: ({ hasPictures }) => (hasPictures ? ['some'] : []) },
  search: { matches: (_, { found }) => (found ? ({ id }) => found.has(id) : all) },
}

/** The facts that are filters, without those that have ended. */
export const currentFacts = ({ facts }: ProjectTable, now: Date): FilterFact[] =>
  facts.filter(({ endedOn }) => endedOn === null || endedOn >= nepalDay(now))

/** Thousands of projects share some hundred periods: each is compared once. */
function byPeriod(isMatch: (period: Period) => boolean): Matches {
  const known = new Map<Period, boolean>()
  return ({ period }) => {
    let matches = known.get(period)
    if (matches === undefined) known.set(period, (matches = isMatch(period)))
    return matches
  }
}

const idOf = (items: readonly { id: number; slug: string }[], wanted: string): number | undefined =>
  items.find(({ slug }) => slug === wanted)?.id

/** null: main projects; undefined: the parent does not exist. */
export function readParent(parent: string, exists: (id: number) => boolean): number | null | undefined {
  if (parent === 'none') return null
  const id = Number(parent)
  return id <= MAX_ID && exists(id) ? id : undefined
}
