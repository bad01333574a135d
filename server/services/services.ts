import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Service, ServiceDetail, ServiceReference } from '../../contract/services/service.ts'
import { toSeo, searchEngineColumns } from '../core/content/seo.ts'
import { toLocales, publishedLocales, answeredLocale, textOf } from '../core/store/translation.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { orNotFound } from '../core/process/service-error.ts'
import { among } from '../core/store/engine.ts'
import { listAnswer, sliceOf, totalOf, countRows, type Slice } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { listPublicationsOf } from '../publications/public.ts'

/** Parents first, then children in the order of their parents. */
export async function listServices(db: Db, query: ListQuery): Promise<ListAnswer<Service>> {
  const slice = sliceOf(query)
  const rows = await listServiceRows(db, query.locale, slice)
  const total = await totalOf(rows, slice, () => countRows(db.selectFrom('service')))
  const toService = await loadServiceParts(db, rows, query.locale, rows.length === total ? rows : undefined)
  return listAnswer(rows.map(toService), total, query)
}

export async function getService(db: Db, slug: string, locale: Locale): Promise<ServiceDetail> {
  const row = orNotFound(await findServiceBySlug(db, slug, locale), 'Service')
  const [toService, publications, pictureOf] = await Promise.all([
    loadServiceParts(db, [row], locale, undefined),
    listPublicationsOf(db, 'service', row.id, locale),
    loadPictures(db, [row.social_picture_id], locale),
  ])
  return {
    ...toService(row),
    description: row.description ?? '',
    publications,
    seo: toSeo(row, pictureOf),
    locales: toLocales(row),
  }
}

/** Loads references at once. Returns a function from rows to contract objects. @param all every service, if known */
async function loadServiceParts(
  db: Db,
  rows: ServiceRow[],
  locale: Locale,
  all: ServiceRow[] | undefined,
): Promise<(row: ServiceRow) => Service> {
  const parentIds = [...new Set(rows.map((row) => row.parent_id).filter((id) => id !== null))]
  const [ids, pictureIds] = [rows.map((row) => row.id), rows.map((row) => row.picture_id)]
  const [parents, children, pictureOf] = await Promise.all([
    all ?? listServicesById(db, parentIds, locale),
    all ?? listChildServices(db, ids, locale),
    loadPictures(db, pictureIds, locale),
  ])
  const parentOf = new Map(parents.map((parent) => [parent.id, toServiceReference(parent)]))
  const childrenOf = Map.groupBy(children, (child) => child.parent_id)
  return (row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    parentService: row.parent_id === null ? null : (parentOf.get(row.parent_id) ?? null),
    children: (childrenOf.get(row.id) ?? []).map(toServiceReference),
    summary: row.summary ?? '',
    picture: pictureOf(row.picture_id),
    locale: row.locale,
  })
}

export function toServiceReference({ id, name, slug }: ServiceReferenceRow): ServiceReference {
  return { id, name, slug }
}

export type ServiceRow = Awaited<ReturnType<typeof listServiceRows>>[number]
type ServiceReferenceRow = Pick<ServiceRow, 'id' | 'slug' | 'name'>

/** Parents first, then children in the order of their parents. */
export async function listServiceRows(db: Db, locale: Locale, { limit, offset }: Slice) {
  return selectServices(db, locale)
    .leftJoin('service as parent', 'parent.id', 'service.parent_id')
    .orderBy((eb) => eb.case().when('service.parent_id', 'is', null).then(0).else(1).end())
    .orderBy((eb) => eb.fn.coalesce('parent.sort_order', 'service.sort_order'))
    .orderBy((eb) => eb.fn.coalesce('parent.id', 'service.id'))
    .orderBy('service.sort_order')
    .orderBy('service.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

async function findServiceBySlug(db: Db, slug: string, locale: Locale) {
  return selectServices(db, locale)
    .select((eb) => eb.fn.coalesce('wanted.description', 'english.description').as('description'))
    .select(searchEngineColumns('service'))
    .select(publishedLocales(db, 'service'))
    .where('service.slug', '=', slug)
    .executeTakeFirst()
}

export async function listServicesById(db: Db, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return []
  return selectServices(db, locale)
    .where(among(db, 'service.id', ids))
    .execute()
}

export async function listChildServices(db: Db, parentIds: readonly number[], locale: Locale) {
  if (parentIds.length === 0) return []
  return selectServices(db, locale)
    .where(among(db, 'service.parent_id', parentIds))
    .orderBy('service.parent_id')
    .orderBy('service.sort_order')
    .orderBy('service.id')
    .execute()
}

export async function listProjectServices(db: Db, projectIds: readonly number[], locale: Locale) {
  if (projectIds.length === 0) return []
  return selectServices(db, locale)
    .innerJoin('project_service', 'project_service.service_id', 'service.id')
    .select('project_service.project_id')
    .where(among(db, 'project_service.project_id', projectIds))
    .orderBy('project_service.project_id')
    .orderBy('project_service.position')
    .orderBy('service.id')
    .execute()
}

function selectServices(db: Db, locale: Locale) {
  return db
    .selectFrom('service')
    .leftJoin('service_translation as english', textOf('english.service_id', 'service.id', 'en'))
    .leftJoin('service_translation as wanted', textOf('wanted.service_id', 'service.id', locale))
    .select(['service.id', 'service.slug', 'service.parent_id', 'service.picture_id'])
    .select((eb) => [
      eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'),
      eb.fn.coalesce('wanted.summary', 'english.summary').as('summary'),
      answeredLocale,
    ])
}
