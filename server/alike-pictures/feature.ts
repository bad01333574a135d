import type { Feature } from '../core/feature.ts'
import { alikePicturesApi } from './alike-pictures-api.ts'

export const alikePicturesFeature: Feature = {
  api: (deps) => ({ '/alike-pictures': alikePicturesApi(deps) }),
}
