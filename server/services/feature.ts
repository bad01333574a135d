import type { Feature } from '../core/feature.ts'
import { services } from './service-kind.ts'
import { servicesApi } from './services-api.ts'

export const servicesFeature: Feature = { kinds: [services], api: (deps) => ({ '/services': servicesApi(deps) }) }
