import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { getContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { readLists, type Ids } from './project-columns.ts'

/** A set of dates that some projects share, as precise as they are known. */
export interface Period {
  /** null for projects without dates, which are in no year. */
  first: string | null
  /** null: not ended. */
  last: string | null
}

/** Facts by which a project is filtered and counted; lists of references have each once. */
export interface TableProject {
  id: number
  status: ProjectStatus
  role: ProjectRole | null
  client: number | null
  parent: number | null
  period: Period
  updatedAt: string
  hasPictures: boolean
  /** Codes, as numbers. */
  districts: readonly number[]
  provinces: readonly number[]
  /** Named with the project or done in it, with their parents. */
  services: readonly number[]
  /** Done in it, with their parents. */
  scopes: readonly number[]
  quantities: readonly { measure: Measure; amount: number }[]
}

/** Projects are filtered, counted and ordered by it, in memory. */
export interface ProjectTable {
  /** The content revision. */
  revision: number
  /** In the firm's order. */
  projects: readonly TableProject[]
  ids: ReadonlySet<number>
  /** By slug. */
  serviceIds: ReadonlyMap<string, number>
  /** By slug. */
  clientIds: ReadonlyMap<string, number>
  /** By code, slug, and English name in lower case. */
  districtCodes: ReadonlyMap<string, number>
  /** By kind, what public rows of projects refer to by name: for the site's search. */
  namedIn: ReadonlyMap<string, References>
  /** By category: for the site's search. */
  newsOf: References
}

/** By id, the ids that it refers to. */
type References = ReadonlyMap<number, Ids>

const tables = new WeakMap<Db, Promise<ProjectTable>>()

/**
 * The table as of now. Ten thousand projects take some 120 ms of the processor, in parts, once after each change of content,
 * and 6 MB.
 */
export async function loadProjectTable(db: Db): Promise<ProjectTable> {
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

/** Projects that are made before others get a turn. */
const PART = 1_000

async function readTable(db: Db): Promise<ProjectTable> {
  const { revision, service, client, district, news, named, ...lists } = await readLists(db)
  await nextTurn()
  const parentOf = toMap(service[0], service[2])
  const provinceOf = toMap(district[0].map(Number), district[3])
  const withParents = (ids: Ids = NONE) => withOthers(ids, ids, parentOf)
  const districtsOf = toReferences(lists.inDistrict[0], lists.inDistrict[1].map(Number))
  await nextTurn()
  const servicesOf = toReferences(...lists.withService)
  const scopesOf = toReferences(...lists.inScope)
  await nextTurn()
  const [measured, measures, amounts] = lists.withQuantity
  const quantitiesOf = toReferences(
    measured,
    measures.map((measure, place) => ({ measure, amount: amounts[place]! })),
  )
  const withPicture = new Set(lists.withPicture[0])
  const periodOf = createPeriods()
  const [ids, order, statuses, roles, clients, parents, started, ended, updatedAt] = lists.project
  const projects: TableProject[] = []
  for (const place of [...ids.keys()].toSorted((a, b) => order[a]! - order[b]! || ids[a]! - ids[b]!)) {
    if (projects.length % PART === 0) await nextTurn()
    const [id, status] = [ids[place]!, statuses[place]!]
    const districts = districtsOf.get(id) ?? NONE
    projects.push({
      id,
      status,
      role: roles[place]!,
      client: clients[place]!,
      parent: parents[place]!,
      period: periodOf(started[place]!, ended[place]!, status === 'ongoing'),
      updatedAt: updatedAt[place]!,
      hasPictures: withPicture.has(id),
      districts,
      provinces: withOthers(NONE, districts, provinceOf),
      services: withParents(servicesOf.get(id)),
      scopes: withParents(scopesOf.get(id)),
      quantities: quantitiesOf.get(id) ?? [],
    })
  }
  const codes = district[0].map(Number)
  const namedOf = (kind: string) => {
    const places = [...named[2].keys()].filter((place) => named[2][place] === kind)
    return toReferences(
      places.map((place) => named[0][place]!),
      places.map((place) => named[1][place]!),
    )
  }
  return {
    revision,
    projects,
    ids: new Set(ids),
    namedIn: new Map([...new Set(named[2])].map((kind) => [kind, namedOf(kind)])),
    newsOf: toReferences(...news),
    serviceIds: toMap(service[1], service[0]),
    clientIds: toMap(client[1], client[0]),
    districtCodes: new Map(
      [district[2].map((name) => name.toLowerCase()), district[1], district[0]].flatMap((names) => [
        ...toMap(names, codes),
      ]),
    ),
  }
}

const NONE: Ids = []

/** Some ids, and those that others lead to, each once. */
function withOthers(own: Ids, ids: Ids, otherOf: ReadonlyMap<number, number | null>): Ids {
  let all = own
  for (const id of ids) {
    const other = otherOf.get(id) ?? null
    // An array that grows by a push keeps room for twenty.
    if (other !== null && !all.includes(other)) all = all.concat(other)
  }
  return all
}

const toMap = <Key, Of>(keys: readonly Key[], values: readonly Of[]): Map<Key, Of> =>
  new Map(keys.map((key, place) => [key, values[place]!]))

function toReferences<To>(from: Ids, to: readonly To[]): Map<number, To[]> {
  const references = new Map<number, To[]>()
  for (const [place, id] of from.entries()) {
    const known = references.get(id)
    if (known) known.push(to[place]!)
    else references.set(id, [to[place]!])
  }
  return references
}

/** Thousands of projects share some hundred periods. */
function createPeriods() {
  const periods = new Map<string, Period>()
  return (started: string | null, ended: string | null, isOngoing: boolean): Period => {
    // Others than ongoing projects without an end ended when they began, as far as is known.
    const period = { first: started ?? ended, last: ended ?? (isOngoing ? null : started) }
    const key = `${period.first} ${period.last}`
    const known = periods.get(key) ?? period
    periods.set(key, known)
    return known
  }
}

/** Compares days with dates as precisely as they are known: 2024-07 is in both fiscal years of that month. */
export function ranIn({ first, last }: Period, days: FiscalYearDays): boolean {
  if (first === null) return false
  const end = last ?? days.today
  return first <= days.last.slice(0, first.length) && end >= days.first.slice(0, end.length)
}
