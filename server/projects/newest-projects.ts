import type { Kysely } from 'kysely'
import type { Locale } from '../../contract/locale.ts'
import type { Project } from '../../contract/projects/project.ts'
import { listNewestProjects as listRows } from './store/projects.ts'
import type { Database } from '../core/store/schema.ts'
import { loadProjectParts } from './project-parts.ts'

export async function listNewestProjects(
  db: Kysely<Database>,
  locale: Locale,
  limit: number,
): Promise<{ createdAt: string; project: Project }[]> {
  const rows = await listRows(db, locale, limit)
  const toProject = await loadProjectParts(db, rows, locale)
  return rows.map((row) => ({ createdAt: row.created_at, project: toProject(row) }))
}
