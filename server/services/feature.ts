import { serviceKind } from '../../contract/kinds/service.ts'
import { serviceDetailSchema, serviceListQuerySchema, serviceSchema } from '../../contract/services/service.ts'
import { hasOwnContent } from '../core/content/own-content.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { getService, listServices } from './services.ts'
import { href } from '../../contract/addresses.ts'
import { countContentItems } from '../core/content/store/content-items.ts'
import { listChildServices, listServicesById } from './service-store.ts'
import { invalid } from '../core/process/service-error.ts'
import { recordKind } from '../core/content/record-kind.ts'

export const services = recordKind(serviceKind, {
  /** Services have two levels. */
  async check(tx, { parentId }, id) {
    if (parentId === null) return
    if (parentId === id) throw invalid({ parentId: 'A service cannot be its own parent' })
    const [parent] = await listServicesById(tx, [parentId], 'en')
    if (parent?.parent_id) {
      throw invalid({
        parentId: `Services are two levels deep, and ${parent.name} has a parent itself: choose a top-level one`,
      })
    }
    const children =
      (await listChildServices(tx, [id], 'en')).length +
      (await countContentItems(tx, 'services', { group: String(id) }))
    if (children > 0) {
      throw invalid({
        parentId: 'Services are two levels deep, and this one has services beneath it: move those first',
      })
    }
  },

  async addresses(db, { slug, parentId }, id) {
    const [parent] = await listServicesById(db, parentId === null ? [] : [parentId], 'en')
    const children = await listChildServices(db, [id], 'en')
    return new Map([
      [href('service', { slug }), id],
      ...(parent ? [[href('childService', { parent: parent.slug, slug }), id] as const] : []),
      ...children.map((child) => [href('childService', { parent: slug, slug: child.slug }), child.id] as const),
    ])
  },
})

/** Their parents are read apart. */
const publicServices = {
  kind: serviceKind,
  item: serviceSchema,
  detail: serviceDetailSchema,
  query: serviceListQuerySchema,
  list: listServices,
  get: getService,
}

export const servicesFeature: Feature = {
  kinds: [services],
  api: (deps) => ({ '/services': publicKindApi(deps, publicServices) }),
  setUpSteps: [{ name: 'services', isDone: ({ db }) => hasOwnContent(db, 'services') }],
}
