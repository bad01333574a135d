import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Service, ServiceDetail, ServiceReference } from '../../contract/services/service.ts'
import type { Db } from '../core/store/schema.ts'
import * as store from './service-store.ts'
import { toLocales } from '../core/languages/locales.ts'
import { listAnswer, sliceOf, totalOf } from '../core/store/paging.ts'
import { loadPictures } from '../core/pictures/pictures.ts'
import { listPublicationsOf } from '../publications/public.ts'
import { notFound } from '../core/process/service-error.ts'
import { toSeo } from '../core/content/seo.ts'

/** Parents first, then children in the order of their parents. */
export async function listServices(db: Db, query: ListQuery): Promise<ListAnswer<Service>> {
  const slice = sliceOf(query)
  const rows = await store.listServiceRows(db, query.locale, slice)
  const total = await totalOf(rows, slice, () => store.countServices(db))
  const toService = await loadServiceParts(db, rows, query.locale, rows.length === total ? rows : undefined)
  return listAnswer(rows.map(toService), total, query)
}

export async function getService(db: Db, slug: string, locale: Locale): Promise<ServiceDetail> {
  const row = await store.findServiceBySlug(db, slug, locale)
  if (!row) throw notFound('Service')
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
  rows: store.ServiceRow[],
  locale: Locale,
  all: store.ServiceRow[] | undefined,
): Promise<(row: store.ServiceRow) => Service> {
  const parentIds = [...new Set(rows.map((row) => row.parent_id).filter((id) => id !== null))]
  const [parents, children, pictureOf] = await Promise.all([
    all ?? store.listServicesById(db, parentIds, locale),
    all ??
      store.listChildServices(
        db,
        rows.map((row) => row.id),
        locale,
      ),
    loadPictures(
      db,
      rows.map((row) => row.picture_id),
      locale,
    ),
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

export function toServiceReference({ id, name, slug }: store.ServiceReferenceRow): ServiceReference {
  return { id, name, slug }
}
