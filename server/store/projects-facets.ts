import { sql, type Kysely } from 'kysely'
import type { ProjectStatus } from '../../contract/project-status.ts'
import { FIRST_DATE, lastDate, projectMatches, type ProjectFilter } from './project-filter.ts'
import type { Database } from './schema.ts'

/** A status without projects is missing. */
export async function countProjectsByStatus(
  db: Kysely<Database>,
  filter: ProjectFilter,
): Promise<Map<ProjectStatus, number>> {
  const rows = await db
    .selectFrom('project')
    .select((eb) => ['project.status', eb.fn.countAll<number>().as('projects')])
    .where(projectMatches(filter))
    .groupBy('project.status')
    .execute()
  return new Map(rows.map(({ status, projects }) => [status, projects]))
}

/** The periods of projects with their numbers; a project without dates is in none. @param today the end of ongoing ones */
export async function countProjectsByPeriod(db: Kysely<Database>, filter: ProjectFilter, today: string) {
  return db
    .selectFrom('project')
    .select((eb) => [
      FIRST_DATE.$notNull().as('first_date'),
      lastDate(today).$notNull().as('last_date'),
      eb.fn.countAll<number>().as('projects'),
    ])
    .where(projectMatches(filter))
    .where(FIRST_DATE, 'is not', null)
    .groupBy([sql`first_date`, sql`last_date`])
    .execute()
}
