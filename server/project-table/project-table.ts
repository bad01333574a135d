import type { Kysely } from 'kysely'
import type { ProjectSort } from '../../contract/projects/project-sort.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { readProjectColumns, type Pairs } from './project-columns.ts'
import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { getContentRevision } from '../core/store/revision.ts'
import type { Database } from '../core/store/schema.ts'

/** A set of dates that some projects share. */
export interface Period {
  /** A year or a month; null for projects without dates, which are in no year. */
  first: string | null
  /** null: not ended. */
  last: string | null
}

/** What projects are filtered, counted and ordered by, in memory: rows in the firm's order. */
export interface ProjectTable {
  /** The content revision. */
  revision: number
  /** As stored. */
  ids: Int32Array
  rowOf: ReadonlyMap<number, number>
  statuses: readonly ProjectStatus[]
  /** 0: none. */
  clients: Int32Array
  /** 0: a main project. */
  parents: Int32Array
  /** Places in `periods`. */
  periodOf: Int32Array
  periods: readonly Period[]
  /** Codes, as numbers. */
  districts: Links
  services: Links
  hasPictures: Uint8Array
  updatedAt: readonly string[]
  provinceOf: ReadonlyMap<number, number>
  parentOfService: ReadonlyMap<number, number | null>
  /** By slug. */
  serviceIds: ReadonlyMap<string, number>
  /** By slug. */
  clientIds: ReadonlyMap<string, number>
  /** By code, slug, and English name in lower case. */
  districtCodes: ReadonlyMap<string, string>
  /** By category: for the site's search. */
  newsOf: ReadonlyMap<number, readonly number[]>
}

/** What each row refers to: of row n, `others` from `starts[n]` until `starts[n + 1]`. */
export interface Links {
  starts: Int32Array
  others: Int32Array
}

const tables = new WeakMap<Kysely<Database>, Promise<ProjectTable>>()

/**
 * The table as of now. Ten thousand projects take some 40 ms of the thread that reads, once after each change of content, and
 * 1 MB.
 */
export async function loadProjectTable(db: Kysely<Database>): Promise<ProjectTable> {
  if (tables.has(db)) {
    const revision = await getContentRevision(db)
    for (let last = tables.get(db); last;) {
      const table = await last.catch(() => undefined)
      if (table && table.revision >= revision) return table
      const next = tables.get(db)
      // Another caller may have begun to read it again.
      if (next === last) break
      last = next
    }
  }
  const loading = readTable(db)
  tables.set(db, loading)
  loading.catch(() => {
    if (tables.get(db) === loading) tables.delete(db)
  })
  return loading
}

async function readTable(db: Kysely<Database>): Promise<ProjectTable> {
  const { revision, project, inDistrict, withService, withPicture, service, client, district, news } =
    await readProjectColumns(db)
  await nextTurn()
  const { id, sortOrder, status } = project
  const order = Int32Array.from(id.keys())
  order.sort((a, b) => sortOrder[a]! - sortOrder[b]! || id[a]! - id[b]!)
  const count = order.length
  const ids = new Int32Array(count)
  const rowOf = new Map<number, number>()
  const statuses: ProjectStatus[] = []
  const updatedAt: string[] = []
  const [clients, parents, periodOf] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const { periods, placeOf } = createPeriods()
  for (let row = 0; row < count; row += 1) {
    const place = order[row]!
    ids[row] = id[place]!
    rowOf.set(id[place]!, row)
    statuses.push(status[place]!)
    updatedAt.push(project.updatedAt[place]!)
    clients[row] = project.client[place] ?? 0
    parents[row] = project.parent[place] ?? 0
    periodOf[row] = placeOf(project.started[place]!, project.ended[place]!, status[place] === 'ongoing')
  }
  const hasPictures = new Uint8Array(count)
  for (const row of withPicture.project.map((one) => rowOf.get(one))) if (row !== undefined) hasPictures[row] = 1
  await nextTurn()
  const districts = toLinks(inDistrict, rowOf)
  await nextTurn()
  const services = toLinks(withService, rowOf)
  const newsOf = new Map<number, number[]>()
  for (const [place, category] of news.category.entries()) {
    if (category === null) continue
    const known = newsOf.get(category)
    if (known) known.push(news.id[place]!)
    else newsOf.set(category, [news.id[place]!])
  }
  return {
    revision,
    ids,
    rowOf,
    statuses,
    clients,
    parents,
    periodOf,
    periods,
    hasPictures,
    updatedAt,
    districts,
    services,
    newsOf,
    provinceOf: new Map(district.code.map((code, place) => [Number(code), district.province[place]!])),
    parentOfService: new Map(service.id.map((one, place) => [one, service.parent[place]!])),
    serviceIds: new Map(service.slug.map((slug, place) => [slug, service.id[place]!])),
    clientIds: new Map(client.slug.map((slug, place) => [slug, client.id[place]!])),
    districtCodes: new Map(
      [district.name, district.slug, district.code].flatMap((names) =>
        names.map((name, place) => [name, district.code[place]!]),
      ),
    ),
  }
}

/** Thousands of projects share some hundred periods. */
function createPeriods() {
  const periods: Period[] = []
  const places = new Map<string | null, Map<string | null, number>>()
  return {
    periods,
    placeOf(started: string | null, ended: string | null, isOngoing: boolean): number {
      // Others than ongoing projects without an end ended when they began, as far as is known.
      const period = { first: started ?? ended, last: ended ?? (isOngoing ? null : started) }
      let ofFirst = places.get(period.first)
      if (!ofFirst) places.set(period.first, (ofFirst = new Map()))
      const known = ofFirst.get(period.last)
      if (known !== undefined) return known
      ofFirst.set(period.last, periods.length)
      return periods.push(period) - 1
    },
  }
}

function toLinks({ project, other }: Pairs, rowOf: ReadonlyMap<number, number>): Links {
  const starts = new Int32Array(rowOf.size + 1)
  const rows = new Int32Array(project.length)
  for (let place = 0; place < rows.length; place += 1) {
    const row = rowOf.get(project[place]!) ?? -1
    rows[place] = row
    if (row >= 0) starts[row + 1]! += 1
  }
  for (let row = 0; row < rowOf.size; row += 1) starts[row + 1]! += starts[row]!
  const others = new Int32Array(starts.at(-1)!)
  const next = starts.slice()
  for (let place = 0; place < rows.length; place += 1)
    if (rows[place]! >= 0) others[next[rows[place]!]!++] = other[place]!
  return { starts, others }
}

/** The parts of a filter, as bits: each group of facets is counted without its own. */
export const PARTS = { status: 1, province: 2, district: 4, service: 8, fiscalYear: 16, others: 32 }

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
  /** A project is in every year from its start to its end. */
  since?: number | undefined
  until?: number | undefined
  fiscalYear?: FiscalYearDays | undefined
  /** The ids of the projects that have the words of a search. */
  found?: Iterable<number> | undefined
}

/** Which parts of a filter each row does not match. */
export function findFailures(table: ProjectTable, filter: ProjectFilter): Uint8Array {
  const { ids, statuses, clients, parents, periodOf, districts, services, hasPictures, provinceOf } = table
  const failures = new Uint8Array(ids.length)
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
  const { status, districtCode, provinceNumbers, serviceId, clientId, since, until, fiscalYear, parentId, found } =
    filter
  if (status !== undefined) require(PARTS.status, (row) => statuses[row] === status)
  if (provinceNumbers) requireLink(districts, PARTS.province, (code) => provinceNumbers.includes(provinceOf.get(code)!))
  if (districtCode !== undefined) requireLink(districts, PARTS.district, (code) => code === Number(districtCode))
  if (serviceId !== undefined)
    requireLink(services, PARTS.service, (id) => id === serviceId || table.parentOfService.get(id) === serviceId)
  if (fiscalYear) requirePeriod(PARTS.fiscalYear, (period) => ranIn(period, fiscalYear))
  if (clientId !== undefined) require(PARTS.others, (row) => clients[row] === clientId)
  if (parentId !== undefined) require(PARTS.others, (row) => parents[row] === (parentId ?? 0))
  if (since !== undefined)
    requirePeriod(PARTS.others, ({ first, last }) => first !== null && (last === null || last >= String(since)))
  if (until !== undefined) requirePeriod(PARTS.others, ({ first }) => first !== null && first < String(until + 1))
  if (filter.hasPictures) require(PARTS.others, (row) => hasPictures[row] === 1)
  if (found) {
    const isFound = new Uint8Array(ids.length)
    for (const id of found) {
      const row = table.rowOf.get(id)
      if (row !== undefined) isFound[row] = 1
    }
    require(PARTS.others, (row) => isFound[row] === 1)
  }
  return failures
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
