import type { Feature } from '../core/feature.ts'
import { localLevelsApi } from './local-levels-api.ts'
import { districtsApi, provincesApi } from './regions-api.ts'

export const regionsFeature: Feature = {
  api: (deps) => ({
    '/provinces': provincesApi(deps),
    '/districts': districtsApi(deps),
    '/local-levels': localLevelsApi(deps),
  }),
}
