import { sql, type Expression, type Kysely } from 'kysely'
import type { ProjectStatus } from '../../contract/project-status.ts'
import { engineOf } from './engine.ts'
import type { Database } from './schema.ts'

/** What lists of projects are filtered, counted and ordered by: a column each, whose places belong together. */
export interface ProjectColumns {
  id: number[]
  sortOrder: number[]
  status: ProjectStatus[]
  client: (number | null)[]
  parent: (number | null)[]
  started: (string | null)[]
  ended: (string | null)[]
}

/** Pairs; districts by their codes as numbers. */
export interface ProjectLinks {
  project: number[]
  other: number[]
}

type Columns = Record<string, Expression<unknown>>

/** Each column as one text: ten thousand rows would take the reader 10 ms. */
async function readColumns<Read>(
  db: Kysely<Database>,
  table: 'project' | 'project_district' | 'project_service' | 'project_picture' | 'news',
  columns: Columns,
): Promise<Read> {
  const aggregate = engineOf(db) === 'postgres' ? sql`json_agg` : sql`json_group_array`
  const texts = Object.entries(columns).map(([name, column]) =>
    sql<string | null>`cast(${aggregate}(${column}) as text)`.as(name),
  )
  const row = await db.selectFrom(table).select(texts).executeTakeFirstOrThrow()
  return Object.fromEntries(
    Object.entries(row).map(([name, text]) => [name, JSON.parse((text as string | null) ?? '[]')]),
  ) as Read
}

export function readProjectColumns(db: Kysely<Database>): Promise<ProjectColumns> {
  return readColumns(db, 'project', {
    id: sql`id`,
    sortOrder: sql`sort_order`,
    status: sql`status`,
    client: sql`client_id`,
    parent: sql`parent_id`,
    started: sql`started`,
    ended: sql`ended`,
  })
}

export function readDistrictsOfProjects(db: Kysely<Database>): Promise<ProjectLinks> {
  return readColumns(db, 'project_district', { project: sql`project_id`, other: sql`cast(district_code as integer)` })
}

export function readServicesOfProjects(db: Kysely<Database>): Promise<ProjectLinks> {
  return readColumns(db, 'project_service', { project: sql`project_id`, other: sql`service_id` })
}

export async function readProjectsWithPictures(db: Kysely<Database>): Promise<number[]> {
  const { project } = await readColumns<{ project: number[] }>(db, 'project_picture', {
    project: sql`distinct project_id`,
  })
  return project
}

/** News and their categories. */
export function readCategoriesOfNews(db: Kysely<Database>): Promise<{ news: number[]; category: (number | null)[] }> {
  return readColumns(db, 'news', { news: sql`id`, category: sql`category_id` })
}

/** The province of each district, by its code as a number. */
export async function readProvincesOfDistricts(db: Kysely<Database>): Promise<Map<number, number>> {
  const rows = await db.selectFrom('district').select(['code', 'province_number']).execute()
  return new Map(rows.map(({ code, province_number }) => [Number(code), province_number]))
}

/** The parent of each service. */
export async function readParentsOfServices(db: Kysely<Database>): Promise<Map<number, number | null>> {
  const rows = await db.selectFrom('service').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}
