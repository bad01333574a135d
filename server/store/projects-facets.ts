import type { Kysely } from 'kysely'
import { projectMatches, type ProjectFilter } from './project-filter.ts'
import type { Database } from './schema.ts'

/*
 * How many of the projects that match are of each kind. A project counts once for a kind, however often it is of it; a kind
 * without projects is missing.
 */

export async function countProjectsByStatus(db: Kysely<Database>, filter: ProjectFilter) {
  const rows = await selectCount(db, filter).select('project.status as kind').groupBy('project.status').execute()
  return toCounts(rows)
}

export async function countProjectsByProvince(db: Kysely<Database>, filter: ProjectFilter) {
  const rows = await selectCount(db, filter)
    .innerJoin('project_district', 'project_district.project_id', 'project.id')
    .innerJoin('district', 'district.code', 'project_district.district_code')
    .select('district.province_number as kind')
    .groupBy('district.province_number')
    .execute()
  return toCounts(rows)
}

export async function countProjectsByDistrict(db: Kysely<Database>, filter: ProjectFilter) {
  const rows = await selectCount(db, filter)
    .innerJoin('project_district', 'project_district.project_id', 'project.id')
    .select('project_district.district_code as kind')
    .groupBy('project_district.district_code')
    .execute()
  return toCounts(rows)
}

/** A parent service stands for its children too. */
export async function countProjectsByService(db: Kysely<Database>, filter: ProjectFilter) {
  const rows = await selectCount(db, filter)
    .innerJoin('project_service', 'project_service.project_id', 'project.id')
    .innerJoin('service as used', 'used.id', 'project_service.service_id')
    .innerJoin('service', (join) =>
      join.on((eb) => eb('service.id', 'in', [eb.ref('used.id'), eb.ref('used.parent_id')])),
    )
    .select('service.id as kind')
    .groupBy('service.id')
    .execute()
  return toCounts(rows)
}

function selectCount(db: Kysely<Database>, filter: ProjectFilter) {
  return db
    .selectFrom('project')
    .select((eb) => eb.fn.count<number>('project.id').distinct().as('projects'))
    .where(projectMatches(filter))
}

function toCounts<Kind>(rows: { kind: Kind; projects: number }[]): Map<Kind, number> {
  return new Map(rows.map(({ kind, projects }) => [kind, projects]))
}
