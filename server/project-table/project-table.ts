import { sql, type InferResult } from 'kysely'
import { jsonArrayFrom as ofPostgres } from 'kysely/helpers/postgres'
import { jsonArrayFrom as ofSqlite } from 'kysely/helpers/sqlite'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Measure } from '../../contract/projects/measures.ts'
import type { ProjectRole } from '../../contract/projects/project-role.ts'
import type { ProjectStatus } from '../../contract/projects/project-status.ts'
import { NAMES_IN_ROWS } from '../core/content/store/content-users.ts'
import type { FiscalYearDays } from '../core/languages/calendar.ts'
import { nextTurn } from '../core/process/next-turn.ts'
import { engineOf } from '../core/store/engine.ts'
import { keepByRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { readFactValues } from './fact-values.ts'

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
  /** Values of facts that are filters. */
  facts: readonly string[]
}

/** Projects are filtered, counted and ordered by it, in memory. */
export type ProjectTable = Awaited<ReturnType<typeof readTable>>

const keep = keepByRevision<ProjectTable>()

/** The table as of now: read again, in parts, after each change of content (decision 16). */
export const loadProjectTable = (db: Db): Promise<ProjectTable> => keep(db, () => readTable(db))

const NAMED = NAMES_IN_ROWS.filter(({ entity }) => entity === 'projects').map(
  ({ to, table, owner, column }) => `select ${owner} as project, ${column} as other, '${to}' as kind from ${table}`,
)
const rowsIn = <Row>(from: string) => sql<Row>`${sql.raw(from)}`.as('rows')

const filterFacts = (db: Db) =>
  db.selectFrom('own_fact').where('about', '=', 'projects').where('shown_on', '=', 'page').where('is_filter', '=', 1)

const listsOf = (db: Db) => ({
  content: db.selectFrom('content_revision').select('revision').where('id', '=', 1),
  projects: db
    .selectFrom('project')
    .select(['id', 'status', 'role', 'client_id as client', 'parent_id as parent', 'updated_at as updatedAt'])
    .select((eb) => [
      eb.fn.coalesce('started', 'ended').as('first'),
      // Others than ongoing projects without an end ended when they began, as far as is known.
      eb.fn.coalesce('ended', eb.case().when('status', '<>', 'ongoing').then(eb.ref('started')).end()).as('last'),
    ])
    .orderBy('sort_order')
    .orderBy('id'),
  inDistrict: db
    .selectFrom('project_district')
    .innerJoin('district', 'code', 'district_code')
    .select(['project_id as project', 'code', 'province_number as province'])
    .orderBy('position'),
  withService: db.selectFrom('project_service').select(['project_id as project', 'service_id as service']),
  inScope: db
    .selectFrom(rowsIn<{ project_id: number; service_id: number }>('project_scope'))
    .select(['project_id as project', 'service_id as service']),
  quantities: db
    .selectFrom(rowsIn<{ project_id: number; measure: Measure; amount: number }>('project_quantity'))
    .select(['project_id as project', 'measure', 'amount']),
  definitions: filterFacts(db).select(['id', 'type', 'ended_on as endedOn']),
  factChoices: db
    .selectFrom(rowsIn<{ own_fact_id: number; position: number; key: string }>('own_fact_choice'))
    .select(['own_fact_id as fact', 'key'])
    .orderBy('position'),
  factRows: db
    .selectFrom(
      rowsIn<{ project_id: number; fact_id: number; number: number | null; choice: string | null }>('project_own_fact'),
    )
    .select(['project_id as project', 'fact_id as fact', 'number', 'choice'])
    .where('fact_id', 'in', filterFacts(db).select('id')),
  pictured: db.selectFrom('project_picture').select('project_id as project').distinct(),
  services: db.selectFrom('service').select(['id', 'slug', 'parent_id as parent']),
  clients: db.selectFrom('client').select(['id', 'slug']),
  districts: db
    .selectFrom('district')
    .innerJoin('district_translation', 'district_code', 'code')
    .select(['code', 'slug', 'name'])
    .where('locale', '=', DEFAULT_LOCALE),
  /** Names in public rows of projects, for the site's search. */
  named: db
    .selectFrom(rowsIn<{ project: number; other: number; kind: string }>(`(${NAMED.join(' union all ')})`))
    .select(['project', 'other', 'kind']),
  /** For the site's search. */
  news: db.selectFrom('news').select(['id', 'category_id as category']).where('category_id', 'is not', null),
})

type Lists = { [Name in keyof ReturnType<typeof listsOf>]: InferResult<ReturnType<typeof listsOf>[Name]> }

/** In one statement, so that all is of one moment. Each list is one text: ten thousand rows would take the reader 10 ms. */
async function readLists(db: Db): Promise<Lists> {
  const toJson = engineOf(db) === 'postgres' ? ofPostgres : ofSqlite
  const texts = Object.entries<Parameters<typeof ofSqlite>[0]>(listsOf(db)).map(([name, rows]) =>
    sql<string>`cast(${toJson(rows)} as text)`.as(name),
  )
  const row = await db.selectNoFrom(texts).executeTakeFirstOrThrow()
  const lists: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(row)) {
    await nextTurn()
    lists[name] = JSON.parse(text)
  }
  return lists as Lists
}

/** Projects that are made before others get a turn. */
const PART = 1_000

async function readTable(db: Db) {
  const { content, projects: rows, inDistrict, withService, inScope, ...lists } = await readLists(db)
  const districtsOf = Map.groupBy(inDistrict, ({ project }) => project)
  const servicesOf = Map.groupBy([...withService, ...inScope], ({ project }) => project)
  await nextTurn()
  const scopesOf = Map.groupBy(inScope, ({ project }) => project)
  const quantitiesOf = Map.groupBy(lists.quantities, ({ project }) => project)
  const { facts, factsOf } = readFactValues(lists.definitions, lists.factChoices, lists.factRows)
  const withPicture = new Set(lists.pictured.map(({ project }) => project))
  const parentOf = new Map(lists.services.map(({ id, parent }) => [id, parent ?? id]))
  const withParents = (done: { service: number }[] = []) =>
    each(done.flatMap(({ service }) => [service, parentOf.get(service)!]))
  const periods = new Map<string, Period>()
  const projects: TableProject[] = []
  for (const { first, last, ...project } of rows) {
    if (projects.length % PART === 0) await nextTurn()
    const { id } = project
    const districts = districtsOf.get(id) ?? []
    const period = periods.get(`${first} ${last}`) ?? { first, last }
    periods.set(`${first} ${last}`, period)
    projects.push({
      ...project,
      period,
      hasPictures: withPicture.has(id),
      districts: districts.map(({ code }) => Number(code)),
      provinces: each(districts.map(({ province }) => province)),
      services: withParents(servicesOf.get(id)),
      scopes: withParents(scopesOf.get(id)),
      quantities: quantitiesOf.get(id) ?? [],
      facts: factsOf.get(id) ?? [],
    })
  }
  const { services, clients, districts, named, news } = lists
  return { revision: content[0]!.revision, projects, facts, services, clients, districts, named, news }
}

const each = (ids: number[]): number[] => ids.filter((id, place) => ids.indexOf(id) === place)

/** Compares days with dates as precisely as they are known: 2024-07 is in both fiscal years of that month. */
export function ranIn({ first, last }: Period, days: FiscalYearDays): boolean {
  if (first === null) return false
  const end = last ?? days.today
  return first <= days.last.slice(0, first.length) && end >= days.first.slice(0, end.length)
}
