import type { Feature } from '../core/feature.ts'
import { missingAddressesApi, redirectsApi } from './redirects-api.ts'

export const redirectsFeature: Feature = {
  api: (deps) => ({ '/redirects': redirectsApi(deps), '/missing-addresses': missingAddressesApi(deps) }),
}
