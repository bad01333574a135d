import { serviceKind } from '../../contract/kinds/service.ts'
import { serviceDetailSchema, serviceListQuerySchema, serviceSchema } from '../../contract/service.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import type { Feature } from '../core/feature.ts'
import { services } from './service-kind.ts'
import { getService, listServices } from './services.ts'

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
}
