import { sql } from 'kysely'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { NAMES_IN_ROWS } from '../core/content/store/content-users.ts'
import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { engineOf, jsonList } from '../core/store/engine.ts'
import { getContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'

/** A set of dates that some projects share, as precise as they are known. */
export interface Period {
  /** null for projects without dates, which are in no year. */
  first: string | null
  /** null: not ended. */
  last: string | null
}

/** What a project is filtered and counted by; lists of references have each once. */
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
type References = ReadonlyMap<number, readonly number[]>

const tables = new WeakMap<Db, Promise<ProjectTable>>()

/**
 * The table as of now. Ten thousand projects take some 40 ms of the thread that reads, once after each change of content, and
 * 5 MB.
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

const NAMED = NAMES_IN_ROWS.filter(({ entity }) => entity === 'projects').map(
  ({ to, table, owner, column }) => `select ${owner} as project, ${column} as other, '${to}' as kind from ${table}`,
)

/** What is read: columns, and where from. */
const LISTS = {
  project: ['id, sort_order, status, role, client_id, parent_id, started, ended, updated_at', 'project'],
  inDistrict: ['project_id, cast(district_code as integer)', 'project_district'],
  withService: [
    'project_id, service_id',
    '(select project_id, service_id from project_service union select project_id, service_id from project_scope) as done',
  ],
  inScope: ['project_id, service_id', 'project_scope'],
  withQuantity: ['project_id, measure, amount', 'project_quantity'],
  named: ['project, other, kind', `(${NAMED.join(' union all ')}) as names`],
  withPicture: ['distinct project_id', 'project_picture'],
  service: ['id, slug, parent_id', 'service'],
  client: ['slug, id', 'client'],
  district: [
    'cast(code as integer), slug, lower(name), province_number',
    `district join district_translation on district_code = code and locale = '${DEFAULT_LOCALE}'`,
  ],
  news: ['category_id, id', 'news'],
} as const

interface Lists {
  project: [
    number,
    number,
    ProjectStatus,
    ProjectRole | null,
    number | null,
    number | null,
    string | null,
    string | null,
    string,
  ][]
  inDistrict: Pair[]
  withService: Pair[]
  inScope: Pair[]
  withQuantity: [project: number, Measure, amount: number][]
  named: [project: number, other: number, kind: string][]
  withPicture: number[]
  service: [id: number, slug: string, parent: number | null][]
  client: [slug: string, id: number][]
  district: [code: number, slug: string, name: string, province: number][]
  news: [category: number | null, id: number][]
}
type Pair = [project: number, other: number]

/** In one statement, so that all is of one moment. Each list is one text: ten thousand rows would take the reader 10 ms. */
async function readLists(db: Db): Promise<Lists & { revision: number }> {
  const array = engineOf(db) === 'postgres' ? 'json_build_array' : 'json_array'
  const lists = Object.entries(LISTS).map(([name, [columns, from]]) => {
    const row = columns.includes(',') ? `${array}(${columns})` : columns
    return sql`(select ${jsonList(db, sql.raw(row))} from ${sql.raw(from)}) as ${sql.id(name)}`
  })
  const { rows } = await sql<Record<string, unknown>>`
    select (select revision from content_revision where id = 1) as revision, ${sql.join(lists)}`.execute(db)
  const { revision, ...texts } = rows[0]!
  const read = Object.entries(texts).map(([name, text]) => [
    name,
    JSON.parse((text as string | null) ?? '[]') as unknown,
  ])
  return { revision, ...Object.fromEntries(read) } as Lists & { revision: number }
}

async function readTable(db: Db): Promise<ProjectTable> {
  const { revision, service, client, district, news, ...lists } = await readLists(db)
  await nextTurn()
  const parentOf = new Map(service.map(([id, , parent]) => [id, parent]))
  const provinceOf = new Map(district.map(([code, , , province]) => [code, province]))
  const withParents = (ids: readonly number[]) => unique(ids.flatMap((id) => [id, parentOf.get(id) ?? id]))
  const [districts, services, scopes] = [lists.inDistrict, lists.withService, lists.inScope].map(toReferences)
  const quantities = Map.groupBy(lists.withQuantity, ([project]) => project)
  const withPicture = new Set(lists.withPicture)
  const periodOf = createPeriods()
  await nextTurn()
  const projects = lists.project
    .toSorted(([id, order], [otherId, otherOrder]) => order - otherOrder || id - otherId)
    .map(([id, , status, role, client, parent, started, ended, updatedAt]): TableProject => {
      const codes = districts!.get(id) ?? NONE
      return {
        id,
        status,
        role,
        client,
        parent,
        period: periodOf(started, ended, status === 'ongoing'),
        updatedAt,
        hasPictures: withPicture.has(id),
        districts: codes,
        provinces: unique(codes.flatMap((code) => provinceOf.get(code) ?? [])),
        services: withParents(services!.get(id) ?? NONE),
        scopes: withParents(scopes!.get(id) ?? NONE),
        quantities: (quantities.get(id) ?? []).map(([, measure, amount]) => ({ measure, amount })),
      }
    })
  const named = Map.groupBy(lists.named, ([, , kind]) => kind)
  return {
    revision,
    projects,
    ids: new Set(projects.map(({ id }) => id)),
    namedIn: new Map(Array.from(named, ([kind, rows]) => [kind, toReferences(rows)])),
    newsOf: toReferences(news.filter((row): row is Pair => row[0] !== null)),
    serviceIds: new Map(service.map(([id, slug]) => [slug, id])),
    clientIds: new Map(client),
    districtCodes: new Map(
      [2, 1, 0].flatMap((at) => district.map((row): [string, number] => [String(row[at]), row[0]])),
    ),
  }
}

const NONE: readonly number[] = []
const unique = (ids: readonly number[]): readonly number[] => (ids.length < 2 ? ids : [...new Set(ids)])

function toReferences(pairs: readonly (readonly [number, number, ...unknown[]])[]): References {
  const references = new Map<number, number[]>()
  for (const [from, to] of pairs) {
    const known = references.get(from)
    if (known) known.push(to)
    else references.set(from, [to])
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
