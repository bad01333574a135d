import type { Feature } from '../core/feature.ts'
import { preferencesApi } from './preferences-api.ts'

export const preferencesFeature: Feature = { api: (deps) => ({ '/preferences': preferencesApi(deps) }) }
