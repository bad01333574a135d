import { countRows, type Slice } from '../core/store/paging.ts'
import type { Locale } from '../../contract/locale.ts'
import { among } from '../core/store/engine.ts'
import { publishedLocales, answeredLocale } from '../core/store/translation.ts'
import type { Db } from '../core/store/schema.ts'
import { searchEngineColumns } from '../core/content/seo.ts'

export type ServiceRow = Awaited<ReturnType<typeof listServiceRows>>[number]
export type ServiceReferenceRow = Pick<ServiceRow, 'id' | 'slug' | 'name'>

export async function countServices(db: Db): Promise<number> {
  return countRows(db.selectFrom('service'))
}

/** Parents first, then children in the order of their parents. */
export async function listServiceRows(db: Db, locale: Locale, { limit, offset }: Slice) {
  return selectServicesInOrder(db, locale).limit(limit).offset(offset).execute()
}

function selectServicesInOrder(db: Db, locale: Locale) {
  return selectServices(db, locale)
    .leftJoin('service as parent', 'parent.id', 'service.parent_id')
    .orderBy((eb) => eb.case().when('service.parent_id', 'is', null).then(0).else(1).end())
    .orderBy((eb) => eb.fn.coalesce('parent.sort_order', 'service.sort_order'))
    .orderBy((eb) => eb.fn.coalesce('parent.id', 'service.id'))
    .orderBy('service.sort_order')
    .orderBy('service.id')
}

export async function findServiceBySlug(db: Db, slug: string, locale: Locale) {
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
    .leftJoin('service_translation as english', (join) =>
      join.onRef('english.service_id', '=', 'service.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('service_translation as wanted', (join) =>
      join.onRef('wanted.service_id', '=', 'service.id').on('wanted.locale', '=', locale),
    )
    .select(['service.id', 'service.slug', 'service.parent_id', 'service.picture_id'])
    .select((eb) => [
      eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'),
      eb.fn.coalesce('wanted.summary', 'english.summary').as('summary'),
      answeredLocale,
    ])
}
