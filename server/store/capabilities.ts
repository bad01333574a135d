import { sql, type Kysely } from 'kysely'
import type { ProjectStatus } from '../../contract/project-status.ts'
import { FIRST_DATE, LAST_DATE, projectMatches, type ProjectFilter } from './project-filter.ts'
import type { Database } from './schema.ts'

export type CapabilityRow = Awaited<ReturnType<typeof countCapabilities>>[number]

/**
 * Groups of equal projects: by service and provinces (a project is in one group of each of its services and their
 * parents), and, where `service_id` is null, by provinces, status and years (a project is in one group).
 * `provinces` has the bit of each province's number. Places and services are read of matching projects alone; `union`
 * leaves one of a service and the same as a parent.
 */
export async function countCapabilities(db: Kysely<Database>, filter: ProjectFilter) {
  const nothing = (type: 'integer' | 'text') => sql<null>`cast(null as ${sql.raw(type)})`
  return db
    .with(
      (cte) => cte('matching').materialized(),
      (query) =>
        query
          .selectFrom('project')
          .select(['project.id', 'project.status', 'project.updated_at'])
          .select([
            sql<number | null>`cast(substr(${FIRST_DATE}, 1, 4) as integer)`.as('first_year'),
            sql<number | null>`cast(substr(${LAST_DATE}, 1, 4) as integer)`.as('last_year'),
          ])
          .where(projectMatches(filter)),
    )
    .with('place', (query) =>
      query
        .selectFrom('matching')
        .innerJoin('project_district', 'project_district.project_id', 'matching.id')
        .innerJoin('district', 'district.code', 'project_district.district_code')
        .select(['matching.id', sql<number>`sum(distinct 1 << district.province_number)`.as('provinces')])
        .groupBy('matching.id'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (query) =>
        query
          .selectFrom('matching')
          .leftJoin('place', 'place.id', 'matching.id')
          .selectAll('matching')
          .select((eb) => eb.fn.coalesce('place.provinces', sql<number>`0`).as('provinces')),
    )
    .with('used', (query) =>
      query
        .selectFrom('found')
        .innerJoin('project_service', 'project_service.project_id', 'found.id')
        .select(['found.id as project_id', 'project_service.service_id'])
        .union(
          query
            .selectFrom('found')
            .innerJoin('project_service', 'project_service.project_id', 'found.id')
            .innerJoin('service', 'service.id', 'project_service.service_id')
            .select((eb) => ['found.id as project_id', eb.ref('service.parent_id').$notNull().as('service_id')])
            .where('service.parent_id', 'is not', null),
        ),
    )
    .selectFrom('found')
    .innerJoin('used', 'used.project_id', 'found.id')
    .select((eb) => [
      eb.ref('used.service_id').$castTo<number | null>().as('service_id'),
      'found.provinces',
      nothing('text').$castTo<ProjectStatus | null>().as('status'),
      nothing('integer').$castTo<number | null>().as('first_year'),
      nothing('integer').$castTo<number | null>().as('last_year'),
      nothing('text').$castTo<string | null>().as('updated_at'),
      eb.fn.countAll<number>().as('projects'),
    ])
    .groupBy(['used.service_id', 'found.provinces'])
    .unionAll((eb) =>
      eb
        .selectFrom('found')
        .select((own) => [
          nothing('integer').$castTo<number | null>().as('service_id'),
          'found.provinces',
          own.ref('found.status').$castTo<ProjectStatus | null>().as('status'),
          'found.first_year',
          'found.last_year',
          own.fn.max('found.updated_at').$castTo<string | null>().as('updated_at'),
          own.fn.countAll<number>().as('projects'),
        ])
        .groupBy(['found.provinces', 'found.status', 'found.first_year', 'found.last_year']),
    )
    .execute()
}

/** One statement for several filters. */
export async function countEach(db: Kysely<Database>, filters: readonly ProjectFilter[]): Promise<number[]> {
  if (filters.length === 0) return []
  const counts = await db
    .selectNoFrom((eb) =>
      filters.map((filter, index) =>
        eb
          .selectFrom('project')
          .select((own) => own.fn.countAll<number>().as('projects'))
          .where(projectMatches(filter))
          .$asScalar()
          .$notNull()
          .as(`count_${index}`),
      ),
    )
    .executeTakeFirstOrThrow()
  return filters.map((_, index) => counts[`count_${index}`]!)
}
