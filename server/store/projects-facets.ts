import type { Kysely } from 'kysely'
import type { ProjectStatus } from '../../contract/project-status.ts'
import { projectMatches, type ProjectFilter } from './project-filter.ts'
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
