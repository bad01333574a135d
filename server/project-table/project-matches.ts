import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectSort } from '../../contract/projects/project-sort.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { terrainOf, type Terrain } from '../../contract/regions/terrain.ts'
import type { FiscalYearDays } from '../core/languages/calendar.ts'
import type { Links, Period, ProjectTable } from './project-table.ts'

/** The parts of a filter, as bits: each group of facets is counted without its own. */
export const PARTS = {
  status: 1,
  province: 2,
  district: 4,
  service: 8,
  fiscalYear: 16,
  others: 32,
  scope: 64,
  quantity: 128,
  terrain: 256,
  role: 512,
}

/** Of lists that an index of the store answers; ProjectFilter has the others. */
export interface QuickFilter {
  status?: ProjectStatus | undefined
  /** null: main projects. */
  parentId?: number | null | undefined
  hasPictures?: boolean | undefined
}

export interface ProjectFilter extends QuickFilter {
  districtCode?: string | undefined
  /** In any of them. */
  provinceNumbers?: readonly number[] | undefined
  /** With its children. */
  serviceId?: number | undefined
  clientId?: number | undefined
  /** Days AD; a project is in every year from its start to its end. */
  since?: string | undefined
  until?: string | undefined
  fiscalYear?: FiscalYearDays | undefined
  /** Done in it, with its children. */
  scopeId?: number | undefined
  quantity?: WantedQuantity | undefined
  terrain?: Terrain | undefined
  role?: ProjectRole | undefined
  /** The ids of the projects that have the words of a search. */
  found?: Iterable<number> | undefined
}

/** One quantity of the measure is within both bounds. */
interface WantedQuantity {
  measure: Measure
  least: number
  most: number
}

/** Which parts of a filter each row does not match. */
export function findFailures(table: ProjectTable, filter: ProjectFilter): Uint16Array {
  const { ids, statuses, clients, parents, periodOf, districts, services, hasPictures, provinceOf } = table
  const failures = new Uint16Array(ids.length)
  const require = (part: number, isMatch: (row: number) => boolean) => {
    for (let row = 0; row < failures.length; row += 1) if (!isMatch(row)) failures[row]! |= part
  }
  const requireLink = ({ starts, others }: Links, part: number, isWanted: (other: number) => boolean) =>
    require(part, (row) => {
      for (let place = starts[row]!; place < starts[row + 1]!; place += 1) if (isWanted(others[place]!)) return true
      return false
    })
  const requirePeriod = (part: number, isMatch: (period: Period) => boolean) => {
    const matches = table.periods.map(isMatch)
    require(part, (row) => matches[periodOf[row]!]!)
  }
  const requireRows = (part: number, rows: Iterable<number | undefined>) => {
    const isWanted = new Uint8Array(ids.length)
    for (const row of rows) if (row !== undefined) isWanted[row] = 1
    require(part, (row) => isWanted[row] === 1)
  }
  const { status, districtCode, provinceNumbers, serviceId, clientId, since, until, fiscalYear, parentId, found } =
    filter
  const { scopeId, quantity, terrain, role } = filter
  if (status !== undefined) require(PARTS.status, (row) => statuses[row] === status)
  if (provinceNumbers) requireLink(districts, PARTS.province, (code) => provinceNumbers.includes(provinceOf.get(code)!))
  if (districtCode !== undefined) requireLink(districts, PARTS.district, (code) => code === Number(districtCode))
  const requireService = (links: Links, part: number, wanted: number) =>
    requireLink(links, part, (id) => id === wanted || table.parentOfService.get(id) === wanted)
  if (serviceId !== undefined) requireService(services, PARTS.service, serviceId)
  if (scopeId !== undefined) requireService(table.scopes, PARTS.scope, scopeId)
  if (quantity) requireRows(PARTS.quantity, rowsWithin(table, quantity))
  if (terrain) requireLink(districts, PARTS.terrain, (code) => terrainOf(code) === terrain)
  if (role) require(PARTS.role, (row) => table.roles[row] === role)
  if (fiscalYear) requirePeriod(PARTS.fiscalYear, (period) => ranIn(period, fiscalYear))
  if (clientId !== undefined) require(PARTS.others, (row) => clients[row] === clientId)
  if (parentId !== undefined) require(PARTS.others, (row) => parents[row] === (parentId ?? 0))
  if (since !== undefined)
    requirePeriod(
      PARTS.others,
      ({ first, last }) => first !== null && (last === null || last >= since.slice(0, last.length)),
    )
  if (until !== undefined)
    requirePeriod(PARTS.others, ({ first }) => first !== null && first <= until.slice(0, first.length))
  if (filter.hasPictures) require(PARTS.others, (row) => hasPictures[row] === 1)
  if (found)
    requireRows(
      PARTS.others,
      Array.from(found, (id) => table.rowOf.get(id)),
    )
  return failures
}

function* rowsWithin({ quantities }: ProjectTable, { measure, least, most }: WantedQuantity): Generator<number> {
  for (const { row, amount } of quantities.get(measure) ?? []) if (amount >= least && amount <= most) yield row
}

/** Compares days with dates as precisely as they are known: 2024-07 is in both fiscal years of that month. */
export function ranIn({ first, last }: Period, days: FiscalYearDays): boolean {
  if (first === null) return false
  const end = last ?? days.today
  return first <= days.last.slice(0, first.length) && end >= days.first.slice(0, end.length)
}

/** The ids of the projects that match, in the order of lists. */
export function listMatching(table: ProjectTable, filter: ProjectFilter, sort?: ProjectSort): number[] {
  const failures = findFailures(table, filter)
  const rows: number[] = []
  for (let row = 0; row < failures.length; row += 1) if (failures[row] === 0) rows.push(row)
  if (sort) sortByStart(table, rows, sort)
  return rows.map((row) => table.ids[row]!)
}

/** Projects without dates come last. */
function sortByStart({ periodOf, periods }: ProjectTable, rows: number[], sort: ProjectSort): void {
  const firsts = [...new Set(periods.map(({ first }) => first).filter((first) => first !== null))].toSorted()
  const ranks = new Map(firsts.map((first, rank) => [first, sort === 'newest' ? -rank : rank]))
  const rankOf = periods.map(({ first }) => (first === null ? Infinity : ranks.get(first)!))
  const compare = (one: number, other: number) => (one === other ? 0 : one - other)
  rows.sort((a, b) => compare(rankOf[periodOf[a]!]!, rankOf[periodOf[b]!]!) || a - b)
}

/** How many projects have each value, each once. @param own parts of the filter that do not count here */
export function countEach<Value>(
  failures: Uint16Array,
  own: number,
  valuesOf: (row: number) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (let row = 0; row < failures.length; row += 1) {
    if ((failures[row]! & ~own) !== 0) continue
    const values = valuesOf(row)
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place]!
      if (values.indexOf(value) === place) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

export const linksOf = ({ starts, others }: Links, row: number): number[] =>
  Array.from(others.subarray(starts[row], starts[row + 1]))

/** Numbers of provinces, some more than once. */
export const provincesOf = (table: ProjectTable, row: number): number[] =>
  linksOf(table.districts, row).flatMap((code) => table.provinceOf.get(code) ?? [])

/** Ids, some more than once: a parent includes its children. */
export const servicesOf = (table: ProjectTable, row: number): number[] => withParents(table, table.services, row)

export const withParents = (table: ProjectTable, links: Links, row: number): number[] =>
  linksOf(links, row).flatMap((id) => [id, table.parentOfService.get(id) ?? id])
