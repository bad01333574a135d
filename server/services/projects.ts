import type { Kysely } from 'kysely'
import type { ListAnswer } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Project, ProjectDetail, ProjectListQuery } from '../../contract/project.ts'
import { findDistrict, findProvince } from '../store/places.ts'
import type { ProjectFilter } from '../store/project-filter.ts'
import { countProjects, findProjectById, findProjectBySlug, listProjects as listRows } from '../store/projects.ts'
import type { Database } from '../store/schema.ts'
import { findServiceBySlug } from '../store/services.ts'
import { EVERY_ROW } from '../store/slice.ts'
import { listAnswer, sliceOf } from './paging.ts'
import { loadProjectParts } from './project-parts.ts'
import { invalid, notFound } from './service-error.ts'

/** The largest id that the engines can compare with. */
const LARGEST_ID = 2 ** 31 - 1

/**
 * Projects in the firm's order.
 * @throws ServiceError invalid, with `fields`, for an unknown district, province, service or parent
 */
export async function listProjects(db: Kysely<Database>, query: ProjectListQuery): Promise<ListAnswer<Project>> {
  const filter = await toFilter(db, query)
  const [total, rows] = await Promise.all([
    countProjects(db, filter),
    listRows(db, filter, query.locale, sliceOf(query)),
  ])
  const toProject = await loadProjectParts(db, rows, query.locale)
  return listAnswer(rows.map(toProject), total, query)
}

/** One project with its parent and its parts. @throws ServiceError not_found */
export async function getProject(db: Kysely<Database>, slug: string, locale: Locale): Promise<ProjectDetail> {
  const row = await findProjectBySlug(db, slug, locale)
  if (!row) throw notFound('Project')
  const [parent, partRows] = await Promise.all([
    row.parent_id === null ? undefined : findProjectById(db, row.parent_id, locale),
    listRows(db, { parentId: row.id }, locale, EVERY_ROW),
  ])
  const toProject = await loadProjectParts(db, [row, ...partRows], locale)
  return {
    ...toProject(row),
    parent: parent ? { id: parent.id, title: parent.title, slug: parent.slug } : null,
    parts: partRows.map(toProject),
  }
}

/** Turns the words of a query into what the store compares. Every unknown one is named in one error. */
async function toFilter(db: Kysely<Database>, query: ProjectListQuery): Promise<ProjectFilter> {
  const [district, province, service, parent] = await Promise.all([
    query.district ? findDistrict(db, query.district) : undefined,
    query.province ? findProvince(db, query.province) : undefined,
    query.service ? findServiceBySlug(db, query.service, query.locale) : undefined,
    findParent(db, query),
  ])
  const unknown: Record<string, string> = {}
  if (query.district && !district) unknown['district'] = `There is no district '${query.district}'`
  if (query.province && !province) unknown['province'] = `There is no province '${query.province}'`
  if (query.service && !service) unknown['service'] = `There is no service '${query.service}'`
  if (query.parent && parent === undefined) unknown['parent'] = `There is no project with id ${query.parent}`
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return {
    status: query.status,
    districtCode: district?.code,
    provinceNumber: province?.number,
    serviceId: service?.id,
    parentId: parent,
    search: query.search,
  }
}

/** @returns null for main projects, undefined when none was asked for or the project does not exist */
async function findParent(db: Kysely<Database>, { parent, locale }: ProjectListQuery): Promise<number | null | undefined> {
  if (parent === undefined) return undefined
  if (parent === 'none') return null
  const id = Number(parent)
  if (id > LARGEST_ID) return undefined
  return (await findProjectById(db, id, locale))?.id
}
