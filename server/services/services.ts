import { z } from 'zod'
import type { ListAnswer, ListQuery } from '../../contract/list.ts'
import type { Locale } from '../../contract/locale.ts'
import { serviceKind } from '../../contract/services/kind.ts'
import {
  serviceDetailSchema,
  serviceListQuerySchema,
  serviceReferenceSchema,
  serviceSchema,
  type Service,
  type ServiceDetail,
  type ServiceReference,
} from '../../contract/services/service.ts'
import { publicKind } from '../core/content/public-kind.ts'
import { among } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'
import { textOf } from '../core/store/translation.ts'
import { listPublicationsOf } from '../publications/public.ts'

/** In place of the reference to it, which is read apart. */
const PARENT = { parentId: z.int().nullable() }
const RELATIVES = { parentService: true, children: true } as const

const declared = publicKind(serviceKind, {
  item: serviceSchema.omit(RELATIVES).extend(PARENT),
  detail: serviceDetailSchema.omit({ ...RELATIVES, publications: true }).extend(PARENT),
  query: serviceListQuerySchema,
})

/** Parents first, then children in the order of their parents. */
export const serviceReferences = publicKind(serviceKind, { item: serviceReferenceSchema.extend(PARENT) })
export type ServiceInTree = Awaited<ReturnType<typeof serviceReferences.listAll>>[number]

export const publicServices = {
  ...declared,
  item: serviceSchema,
  detail: serviceDetailSchema,
  list: listServices,
  get: getService,
}

async function listServices(db: Db, query: ListQuery): Promise<ListAnswer<Service>> {
  const { data, meta } = await declared.list(db, query)
  const all = data.length === meta.total ? data : await serviceReferences.listAll(db, query.locale)
  return { data: data.map(withRelatives(all)), meta }
}

async function getService(db: Db, slug: string, locale: Locale): Promise<ServiceDetail> {
  const found = await declared.get(db, slug, locale)
  const [all, publications] = await Promise.all([
    serviceReferences.listAll(db, locale),
    listPublicationsOf(db, 'service', found.id, locale),
  ])
  return { ...withRelatives(all)(found), publications }
}

/** @param all in their order; there are never many */
function withRelatives(all: readonly ServiceInTree[]) {
  const parentOf = new Map(all.map((one) => [one.id, toServiceReference(one)]))
  const childrenOf = Map.groupBy(all, ({ parentId }) => parentId)
  return <One extends ServiceInTree>({ parentId, ...service }: One) => ({
    ...service,
    parentService: parentOf.get(parentId ?? 0) ?? null,
    children: (childrenOf.get(service.id) ?? []).map(toServiceReference),
  })
}

export const toServiceReference = ({ id, name, slug }: ServiceReference): ServiceReference => ({ id, name, slug })

export async function listProjectServices(db: Db, projectIds: readonly number[], locale: Locale) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('project_service')
    .innerJoin('service', 'service.id', 'project_service.service_id')
    .leftJoin('service_translation as english', textOf('english.service_id', 'service.id', 'en'))
    .leftJoin('service_translation as wanted', textOf('wanted.service_id', 'service.id', locale))
    .select(['service.id', 'service.slug', 'project_service.project_id'])
    .select((eb) => eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name'))
    .where(among(db, 'project_service.project_id', projectIds))
    .orderBy('project_service.project_id')
    .orderBy('project_service.position')
    .orderBy('service.id')
    .execute()
}
