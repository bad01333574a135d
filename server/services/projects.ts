import type { Kysely } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  RELATED_PROJECTS,
  type Project,
  type ProjectDetail,
  type ProjectFacts,
  type ProjectListQuery,
  type ProjectReference,
} from '../../contract/project.ts'
import { listProjectRelatives } from '../store/projects-relatives.ts'
import { countProjects, findProjectBySlug, listProjects as listRows, type ProjectFactsRow, type ProjectRow } from '../store/projects.ts'
import type { Database } from '../store/schema.ts'
import { listAnswer, sliceOf } from './paging.ts'
import { loadProjectParts } from './project-parts.ts'
import { toProjectFilter } from './projects-filter.ts'
import { notFound } from './service-error.ts'

/**
 * Projects in the firm's order.
 * @throws ServiceError invalid, with `fields`, for an unknown district, province, service or parent
 */
export async function listProjects(db: Kysely<Database>, query: ProjectListQuery): Promise<ListAnswer<Project>> {
  const filter = await toProjectFilter(db, query)
  const [total, rows] = await Promise.all([
    countProjects(db, filter),
    listRows(db, filter, query.locale, sliceOf(query)),
  ])
  const toProject = await loadProjectParts(db, rows, query.locale)
  return listAnswer(rows.map(toProject), total, query)
}

/** One project with its parent, its parts and the projects around it. @throws ServiceError not_found */
export async function getProject(db: Kysely<Database>, slug: string, locale: Locale): Promise<ProjectDetail> {
  const row = await findProjectBySlug(db, slug, locale)
  if (!row) throw notFound('Project')
  const relatives = await listProjectRelatives(db, row, locale, RELATED_PROJECTS)
  const { parent, part = [], previous, next, related = [] } = relatives
  const toProject = await loadProjectParts(db, [row, ...part, ...related], locale)
  return {
    ...toProject(row),
    ...toFacts(row),
    parent: toReference(parent?.[0]),
    parts: part.map(toProject),
    previous: toReference(previous?.[0]),
    next: toReference(next?.[0]),
    related: related.map(toProject),
  }
}

function toReference(row: ProjectRow | undefined): ProjectReference | null {
  return row ? { id: row.id, title: row.title, slug: row.slug } : null
}

/** What visitors may know: a value that is not public never leaves here. */
function toFacts(row: ProjectFactsRow): ProjectFacts {
  const { funder, value_amount, value_currency, value_is_public, share, joint_venture, size_amount, size_unit } = row
  const isValueKnown = value_is_public === 1 && value_amount !== null && value_currency !== null
  return {
    funder: funder ?? '',
    value: isValueKnown ? { amount: value_amount, currency: value_currency } : null,
    share,
    jointVenture: joint_venture ?? '',
    size: size_amount !== null && size_unit !== null ? { amount: size_amount, unit: size_unit } : null,
  }
}
