import {
  CAPABILITY_FILTERS,
  type Capabilities,
  type CapabilitiesQuery,
} from '../../contract/capabilities/capabilities.ts'
import type { FilterName } from '../../contract/project-filters.ts'
import { daysOfWantedYear } from '../../contract/calendar/wanted-year.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { PROJECT_STATUSES } from '../../contract/projects/project-status.ts'
import { listProvinceNames } from '../core/places/place-store.ts'
import type { Db } from '../core/store/schema.ts'
import { serviceReferences, type ServiceInTree } from '../services/public.ts'
import { dayInBs } from '../core/languages/calendar.ts'
import { loadProjectTable, type ProjectTable, type TableProject } from '../project-table/public.ts'
import { countEach, listMatching, toProjectFilter, type ProjectFilter } from '../projects/public.ts'

/** @throws ServiceError invalid, with every unknown value in `fields` */
export async function countCapabilities(db: Db, query: CapabilitiesQuery, now: Date): Promise<Capabilities> {
  const [table, services, provinces] = await Promise.all([
    loadProjectTable(db),
    serviceReferences.listAll(db, query.locale),
    listProvinceNames(db, query.locale),
  ])
  const filter = await toProjectFilter(db, table, query, now, provinces)
  const found = listMatching(table, filter)
  const count = <Value>(valuesOf: (project: TableProject) => readonly Value[]) => countEach(found, valuesOf)
  const numbers = filter.province?.wanted
  const columns = numbers ? provinces.filter(({ number }) => numbers.includes(number)) : provinces
  const inProvince = count((project) => project.provinces)
  const withService = count((project) => project.services)
  const both = count((project) =>
    project.services.flatMap((service) => project.provinces.map((province) => keyOf(service, province))),
  )
  const ofStatus = count((project) => [project.status])
  const periods = Array.from(
    count((project) => [project.period]),
    ([period, projects]) => ({ ...period, projects }),
  )
  const total = found.length
  const updatedAt = found.reduce<string | null>(
    (last, project) => (last === null || project.updatedAt > last ? project.updatedAt : last),
    null,
  )
  return {
    total,
    statuses: PROJECT_STATUSES.map((status) => ({ status, count: ofStatus.get(status) ?? 0 })),
    provinces: columns.map(({ number, slug, name }) => ({ number, slug, name, count: inProvince.get(number) ?? 0 })),
    allProvinces: provinces.map(({ number, slug, name }) => ({ number, slug, name })),
    services: inTree(services, filter.service?.wanted[0])
      .filter(({ id }) => withService.has(id))
      .map((row) => ({
        ...row,
        count: withService.get(row.id)!,
        provinces: columns.map(({ number }) => both.get(keyOf(row.id, number)) ?? 0),
      })),
    years: countYears(periods, query, Number(nepalDay(now).slice(0, 4))),
    undated: sum(periods.filter(({ first }) => first === null).map(({ projects }) => projects)),
    nearest: total > 0 ? [] : countNearest(table, filter),
    updatedAt,
    updatedAtBs: dayInBs(updatedAt, query.locale),
  }
}

const keyOf = (service: number, province: number): number => service * 10 + province
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)
const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Each discipline before its services; only the wanted one and what is beneath it. */
function inTree(services: ServiceInTree[], wanted: unknown): ServiceInTree[] {
  return services
    .filter(({ parentId }) => parentId === null)
    .flatMap((discipline) => [discipline, ...services.filter(({ parentId }) => parentId === discipline.id)])
    .filter(({ id, parentId }) => wanted === undefined || id === wanted || parentId === wanted)
}

/** Until this year; a project counts in every year from its start to its end. */
function countYears(
  given: { first: string | null; last: string | null; projects: number }[],
  wanted: Pick<CapabilitiesQuery, 'since' | 'until'>,
  thisYear: number,
): Capabilities['years'] {
  const periods = given.flatMap(({ first, last, projects }) =>
    first === null ? [] : [{ first: yearOf(first), last: last === null ? Infinity : yearOf(last), projects }],
  )
  const since = wanted.since === undefined ? -Infinity : yearOf(daysOfWantedYear(wanted.since).first)
  const until = wanted.until === undefined ? Infinity : yearOf(daysOfWantedYear(wanted.until).last)
  const begin = Math.max(since, Math.min(...periods.map(({ first }) => first)))
  const end = Math.min(until, thisYear)
  return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => {
    const year = begin + index
    const atWork = periods.filter(({ first, last }) => first <= year && last >= year)
    return { year, count: sum(atWork.map(({ projects }) => projects)) }
  })
}

function countNearest(table: ProjectTable, filter: ProjectFilter): Capabilities['nearest'] {
  return CAPABILITY_FILTERS.map((without) => ({ without, names: without === 'years' ? YEARS : [without] }))
    .filter(({ names }) => names.some((name) => filter[name]))
    .map(({ without, names }) => ({ without, total: listMatching(table, omit(filter, names)).length }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
}

const YEARS = ['since', 'until'] as const
const omit = (filter: ProjectFilter, names: readonly FilterName[]): ProjectFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as FilterName)))
