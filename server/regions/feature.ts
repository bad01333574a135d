import type { Feature } from '../core/feature.ts'
import { districtsApi, localLevelsApi, provincesApi } from './regions-api.ts'

export const regionsFeature: Feature = {
  api: (deps) => ({
    '/provinces': provincesApi(deps),
    '/districts': districtsApi(deps),
    '/local-levels': localLevelsApi(deps),
  }),
}
