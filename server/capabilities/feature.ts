import type { Feature } from '../core/feature.ts'
import { capabilitiesApi } from './capabilities-api.ts'

export const capabilitiesFeature: Feature = {
  api: (deps) => ({ '/capabilities': capabilitiesApi(deps) }),
  costlyPaths: /^(\/api\/v1)?\/capabilities\/?$/,
}
