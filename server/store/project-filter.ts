import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import type { Database } from './schema.ts'
import { contains, searchPatterns } from './search.ts'

/** Days AD, and today, until which an ongoing project without an end runs. */
export interface FiscalYearDays {
  first: string
  last: string
  today: string
}

export interface ProjectFilter {
  status?: 'ongoing' | 'completed' | 'upcoming' | undefined
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
  /** null: main projects. */
  parentId?: number | null | undefined
  hasPictures?: boolean | undefined
  search?: string | undefined
}

/** The projects whose texts contain all words of a search; undefined where it has none. */
export async function searchTexts(db: Kysely<Database>, search: string): Promise<number[] | undefined> {
  if (searchPatterns(search).length === 0) return undefined
  const rows = await db.selectFrom('project').select('project.id').where(projectMatches({ search })).execute()
  return rows.map(({ id }) => id)
}

/** The same as `findFailures` in services/projects/project-table.ts, which answers what would take a look at every project. */
export function projectMatches(filter: ProjectFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'project'>()
  const conditions: Expression<SqlBool>[] = []
  if (filter.status !== undefined) conditions.push(eb('project.status', '=', filter.status))
  if (filter.parentId === null) conditions.push(eb('project.parent_id', 'is', null))
  else if (filter.parentId !== undefined) conditions.push(eb('project.parent_id', '=', filter.parentId))
  if (filter.districtCode !== undefined) conditions.push(isInDistrict(filter.districtCode))
  if (filter.provinceNumbers !== undefined) conditions.push(isInProvinces(filter.provinceNumbers))
  if (filter.serviceId !== undefined) conditions.push(usesService(filter.serviceId))
  if (filter.clientId !== undefined) conditions.push(eb('project.client_id', '=', filter.clientId))
  if (filter.since !== undefined) conditions.push(eb(LAST_DATE, '>=', String(filter.since)))
  if (filter.until !== undefined) conditions.push(eb(FIRST_DATE, '<', String(filter.until + 1)))
  if (filter.fiscalYear) conditions.push(ranIn(filter.fiscalYear))
  if (filter.hasPictures) conditions.push(hasPictures())
  for (const pattern of searchPatterns(filter.search ?? '')) conditions.push(matchesWord(pattern))
  return eb.and(conditions)
}

/** A year or a month; null for a project without dates, which is in no year. */
export const FIRST_DATE = sql<string | null>`coalesce(project.started, project.ended)`
/** Others than ongoing projects without an end ended when they began, as far as is known. @param open of an ongoing one */
const lastDate = (open: string) =>
  sql<
    string | null
  >`coalesce(project.ended, case when project.status = 'ongoing' and project.started is not null then ${sql.lit(open)} else project.started end)`
/** An ongoing project without an end has not ended. */
export const LAST_DATE = lastDate('9999')

/** Compares days with dates as precisely as they are known: 2024-07 is in both fiscal years of that month. */
function ranIn({ first, last, today }: FiscalYearDays): Expression<SqlBool> {
  const end = lastDate(today)
  return sql<SqlBool>`(${FIRST_DATE} <= substr(${sql.lit(last)}, 1, length(${FIRST_DATE}))
    and ${end} >= substr(${sql.lit(first)}, 1, length(${end})))`
}

/** A correlated subquery finds the list's first page without reading all pictures. */
function hasPictures() {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.exists(
    eb
      .selectFrom('project_picture')
      .select('project_picture.picture_id')
      .whereRef('project_picture.project_id', '=', 'project.id'),
  )
}

function isInDistrict(code: string) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb(
    'project.id',
    'in',
    eb.selectFrom('project_district').select('project_id').where('district_code', '=', code),
  )
}

function isInProvinces(numbers: readonly number[]) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb(
    'project.id',
    'in',
    eb
      .selectFrom('project_district')
      .innerJoin('district', 'district.code', 'project_district.district_code')
      .select('project_district.project_id')
      .where('district.province_number', 'in', numbers),
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

/** Searches every language, and each table once for all projects instead of once per project. */
function matchesWord(pattern: string) {
  const eb = expressionBuilder<Database, 'project'>()
  return eb.or([
    contains(eb.ref('project.code'), pattern),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_translation as text')
        .select('text.project_id')
        .where((text) =>
          text.or([contains(text.ref('text.title'), pattern), contains(text.ref('text.description'), pattern)]),
        ),
    ),
    eb(
      'project.client_id',
      'in',
      eb
        .selectFrom('client_translation as text')
        .select('text.client_id')
        .where((text) => contains(text.ref('text.name'), pattern)),
    ),
    eb(
      'project.id',
      'in',
      eb
        .selectFrom('project_district')
        .innerJoin('district_translation as text', 'text.district_code', 'project_district.district_code')
        .select('project_district.project_id')
        .where((text) => contains(text.ref('text.name'), pattern)),
    ),
  ])
}
