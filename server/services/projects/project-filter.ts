import type { Kysely } from 'kysely'
import { MAX_ID } from '../../../contract/limits.ts'
import type { ProjectFilterQuery } from '../../../contract/project.ts'
import { among } from '../../store/engine.ts'
import { findDistrict, findProvince } from '../../store/places.ts'
import type { ProjectFilter } from '../../store/project-filter.ts'
import { findProjectById } from '../../store/projects.ts'
import type { Database } from '../../store/schema.ts'
import { findServiceBySlug } from '../../store/services.ts'
import { findProjectIds } from '../search/search.ts'
import { invalid } from '../service-error.ts'

/** Resolves slugs and names. @throws ServiceError invalid, with every unknown value in `fields` */
export async function toProjectFilter(db: Kysely<Database>, query: ProjectFilterQuery): Promise<ProjectFilter> {
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
    hasPictures: query.pictures === 'some',
    ...(await toWords(db, query)),
  }
}

/** null: main projects; undefined: any, or the parent does not exist. */
async function findParent(
  db: Kysely<Database>,
  { parent, locale }: ProjectFilterQuery,
): Promise<number | null | undefined> {
  if (parent === undefined) return undefined
  if (parent === 'none') return null
  const id = Number(parent)
  if (id > MAX_ID) return undefined
  return (await findProjectById(db, id, locale))?.id
}

/** What the search index finds, once for all questions; the texts themselves are searched where it cannot answer. */
async function toWords(
  db: Kysely<Database>,
  { search }: ProjectFilterQuery,
): Promise<Pick<ProjectFilter, 'search' | 'found'>> {
  const ids = search ? await findProjectIds(db, search) : undefined
  return ids ? { found: among(db, 'project.id', ids) } : { search }
}
