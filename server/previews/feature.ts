import type { Feature } from '../core/feature.ts'
import { previewsApi } from './previews-api.ts'

export const previewsFeature: Feature = { api: (deps) => ({ '/content': previewsApi(deps, deps.staff.secret) }) }
