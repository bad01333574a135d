import { serviceKind } from '../../contract/services/kind.ts'
import { serviceDetailSchema, serviceListQuerySchema, serviceSchema } from '../../contract/services/service.ts'
import { hasOwnContent } from '../core/content/own-content.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { getService, listServices, listChildServices, listServicesById } from './services.ts'
import { href } from '../../contract/addresses.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { requireTwoLevels } from '../core/content/two-levels.ts'

export const services = recordKind(serviceKind, {
  check: (tx, { parentId }, id) => requireTwoLevels(tx, serviceKind, parentId, id),

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
