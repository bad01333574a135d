import type { Feature } from '../core/feature.ts'
import { rowProposalsApi } from './row-proposals-api.ts'

export const rowProposalsFeature: Feature = {
  api: (deps) => ({ '/row-proposals': rowProposalsApi(deps) }),
}
