import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { among } from './engine.ts'
import type { Database } from './schema.ts'
import { holds, searchPatterns } from './search.ts'

/** Which projects are meant. What is undefined does not narrow. */
export interface ProjectFilter {
  status?: 'ongoing' | 'completed' | 'upcoming' | undefined
  districtCode?: string | undefined
  provinceNumber?: number | undefined
  /** A parent service stands for its children too. */
  serviceId?: number | undefined
  /** null: main projects. */
  parentId?: number | null | undefined
  /** Only those with a picture. */
  hasPictures?: boolean | undefined
  search?: string | undefined
  /** Which projects a search has found: `searchOnce`. */
  found?: Expression<SqlBool> | undefined
}

/** Whether a filter leaves any project out. */
function narrows(filter: ProjectFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== false && value !== '')
}

/**
 * Whether a row that names a project is of one that matches: a question that is not put where every project does. For counts
 * by what an index begins with. The plus keeps SQLite from looking up every project that matches in each part of that index.
 * @param column such as `project_district.project_id`
 */
export function isOfProject(column: string, filter: ProjectFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database>()
  if (!narrows(filter)) return eb.and([])
  return sql<SqlBool>`+${sql.ref(column)} in ${eb.selectFrom('project').select('project.id').where(projectMatches(filter))}`
}

/** The same filter with its words looked for now, once, for several questions: they have to be looked for in every project. */
export async function searchOnce(db: Kysely<Database>, filter: ProjectFilter): Promise<ProjectFilter> {
  if (searchPatterns(filter.search ?? '').length === 0) return filter
  const rows = await db
    .selectFrom('project')
    .select('project.id')
    .where(projectMatches({ search: filter.search }))
    .execute()
  const found = among(
    db,
    'project.id',
    rows.map(({ id }) => id),
  )
  return { ...filter, search: undefined, found }
}

/** The condition on `project` that a filter means. */
export function projectMatches(filter: ProjectFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'project'>()
  const conditions: Expression<SqlBool>[] = []
  if (filter.status !== undefined) conditions.push(eb('project.status', '=', filter.status))
  if (filter.parentId === null) conditions.push(eb('project.parent_id', 'is', null))
  else if (filter.parentId !== undefined) conditions.push(eb('project.parent_id', '=', filter.parentId))
  if (filter.districtCode !== undefined) conditions.push(liesInDistrict(filter.districtCode))
  if (filter.provinceNumber !== undefined) conditions.push(liesInProvince(filter.provinceNumber))
  if (filter.serviceId !== undefined) conditions.push(usesService(filter.serviceId))
  if (filter.hasPictures) conditions.push(hasPictures())
  if (filter.found) conditions.push(filter.found)
  for (const pattern of searchPatterns(filter.search ?? '')) conditions.push(mentions(pattern))
  return eb.and(conditions)
}

/** Asked of each project as it comes: the first page of the list is found without looking at all pictures. */
function hasPictures() {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.exists(
    eb
      .selectFrom('project_picture')
      .select('project_picture.picture_id')
      .whereRef('project_picture.project_id', '=', 'project.id'),
  )
}

function liesInDistrict(code: string) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb(
    'project.id',
    'in',
    eb.selectFrom('project_district').select('project_id').where('district_code', '=', code),
  )
}

function liesInProvince(number: number) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb(
    'project.id',
    'in',
    eb
      .selectFrom('project_district')
      .innerJoin('district', 'district.code', 'project_district.district_code')
      .select('project_district.project_id')
      .where('district.province_number', '=', number),
  )
}

function usesService(id: number) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb(
    'project.id',
    'in',
    eb
      .selectFrom('project_service')
      .innerJoin('service', 'service.id', 'project_service.service_id')
      .select('project_service.project_id')
      .where((service) => service.or([service('service.id', '=', id), service('service.parent_id', '=', id)])),
  )
}

/**
 * In any language, whichever is being read: someone who reads English may know a place or a road by its Nepali name. Each table
 * is searched once for all projects, and not once for each of them.
 */
function mentions(pattern: string) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.or([
    holds(eb.ref('project.code'), pattern),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_translation as text')
        .select('text.project_id')
        .where((text) =>
          text.or([holds(text.ref('text.title'), pattern), holds(text.ref('text.description'), pattern)]),
        ),
    ),
    eb(
      'project.client_id',
      'in',
      eb
        .selectFrom('client_translation as text')
        .select('text.client_id')
        .where((text) => holds(text.ref('text.name'), pattern)),
    ),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_district')
        .innerJoin('district_translation as text', 'text.district_code', 'project_district.district_code')
        .select('project_district.project_id')
        .where((text) => holds(text.ref('text.name'), pattern)),
    ),
  ])
}
