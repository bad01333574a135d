import type { Feature } from '../core/feature.ts'
import { shortlistApi } from './shortlist-api.ts'

export const shortlistFeature: Feature = { api: (deps) => ({ '/shortlist': shortlistApi(deps) }) }
