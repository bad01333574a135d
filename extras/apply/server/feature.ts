import type { Feature } from '../../../server/core/feature.ts'
import { applicationsApi } from './api.ts'

export const feature: Feature = {
  api: (deps) => ({ '/applications': applicationsApi(deps) }),
}
