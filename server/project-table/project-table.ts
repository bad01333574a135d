import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { readProjectColumns, type Pairs, type ProjectColumns } from './project-columns.ts'
import { getContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'

/** A set of dates that some projects share. */
export interface Period {
  /** A year or a month; null for projects without dates, which are in no year. */
  first: string | null
  /** null: not ended. */
  last: string | null
}

/** Projects are filtered, counted and ordered by it, in memory: rows in the firm's order. */
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
  /** Named with the project, or done in it. */
  services: Links
  /** Done in it. */
  scopes: Links
  quantities: ReadonlyMap<Measure, readonly Quantity[]>
  roles: readonly (ProjectRole | null)[]
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
  /** By kind, what public rows refer to by name: for the site's search. */
  namedIn: ReadonlyMap<string, Links>
  /** By category: for the site's search. */
  newsOf: ReadonlyMap<number, readonly number[]>
}

/** References of each row: of row n, `others` from `starts[n]` until `starts[n + 1]`. */
export interface Links {
  starts: Int32Array
  others: Int32Array
}

interface Quantity {
  row: number
  amount: number
}

const tables = new WeakMap<Db, Promise<ProjectTable>>()

/**
 * The table as of now. Ten thousand projects take some 40 ms of the thread that reads, once after each change of content, and
 * 1 MB.
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

async function readTable(db: Db): Promise<ProjectTable> {
  const columns = await readProjectColumns(db)
  const { revision, project, inDistrict, withService, inScope, withQuantity, withPicture } = columns
  const { service, client, district, news, named } = columns
  await nextTurn()
  const { id, sortOrder, status } = project
  const order = Int32Array.from(id.keys())
  order.sort((a, b) => sortOrder[a]! - sortOrder[b]! || id[a]! - id[b]!)
  const count = order.length
  const ids = new Int32Array(count)
  const rowOf = new Map<number, number>()
  const statuses: ProjectStatus[] = []
  const updatedAt: string[] = []
  const roles: (ProjectRole | null)[] = []
  const [clients, parents, periodOf] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  const { periods, placeOf } = createPeriods()
  for (let row = 0; row < count; row += 1) {
    const place = order[row]!
    ids[row] = id[place]!
    rowOf.set(id[place]!, row)
    statuses.push(status[place]!)
    updatedAt.push(project.updatedAt[place]!)
    roles.push(project.role[place]!)
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
    scopes: toLinks(inScope, rowOf),
    quantities: toQuantities(withQuantity, rowOf),
    roles,
    namedIn: new Map([...new Set(named.kind)].map((kind) => [kind, toLinks(ofKind(named, kind), rowOf)])),
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

function ofKind({ project, other, kind: kinds }: ProjectColumns['named'], kind: string): Pairs {
  const places = [...kinds.keys()].filter((place) => kinds[place] === kind)
  return { project: places.map((place) => project[place]!), other: places.map((place) => other[place]!) }
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

function toQuantities(
  { project, measure, amount }: ProjectColumns['withQuantity'],
  rowOf: ReadonlyMap<number, number>,
): Map<Measure, Quantity[]> {
  const quantities = new Map<Measure, Quantity[]>()
  for (const [place, id] of project.entries()) {
    const row = rowOf.get(id)
    if (row === undefined) continue
    const ofMeasure = quantities.get(measure[place]!) ?? []
    ofMeasure.push({ row, amount: amount[place]! })
    quantities.set(measure[place]!, ofMeasure)
  }
  return quantities
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
